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

test('interrupts with its question, and starts on the answer that loses nothing', () => {
  ask();
  expect(screen.getByRole('alertdialog', { name: 'Empty the bath?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay in' })).toHaveFocus();
});

test('as a group takes the focus itself', () => {
  ask('group');
  expect(screen.getByRole('group', { name: 'Empty the bath?' })).toHaveFocus();
});

test.each([undefined, 'group'] as const)('takes Escape for a no, as %s', async (role) => {
  ask(role);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['Pull the plug', onConfirm, onCancel],
  ['Stay in', onCancel, onConfirm],
])('%s answers, and only that', async (name, told, other) => {
  ask();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
