import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../../src/app/Providers';
import { ConfirmBar } from '../../src/components/ConfirmBar';

const onConfirm = jest.fn();
const onCancel = jest.fn();

function ask(role?: 'group') {
  jest.resetAllMocks();
  render(
    <ConfirmBar
      {...(role ? { role } : {})}
      question="Empty the bath?"
      confirm="Pull the plug"
      cancel="Stay in"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
    { wrapper: Providers },
  );
}

test('interrupts as an alertdialog with focus on the cancel button', () => {
  ask();
  expect(screen.getByRole('alertdialog', { name: 'Empty the bath?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay in' })).toHaveFocus();
});

test('as a group, it takes the focus itself', () => {
  ask('group');
  expect(screen.getByRole('group', { name: 'Empty the bath?' })).toHaveFocus();
});

test.each([undefined, 'group'] as const)('Escape cancels, with role %s', async (role) => {
  ask(role);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['Pull the plug', onConfirm, onCancel],
  ['Stay in', onCancel, onConfirm],
])('%s calls only its own handler', async (name, called, notCalled) => {
  ask();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(called).toHaveBeenCalledTimes(1);
  expect(notCalled).not.toHaveBeenCalled();
});
