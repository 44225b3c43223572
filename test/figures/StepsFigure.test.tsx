import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepsFigure } from '../../src/figures/StepsFigure';
import { renderWhole } from '../support/renderWhole';
import { STEPS } from './samples';

beforeEach(() => renderWhole(<StepsFigure steps={STEPS} />));

function expectStep(sentence: string) {
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getByRole('img', { name: 'A stack that grows' })).toHaveTextContent(
    `drawn ${sentence}`,
  );
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

test('starts with the first step', () => {
  expectStep('Nothing.');
  expect(screen.getByRole('slider', { name: 'Step' })).toHaveAttribute('aria-valuetext', '1 of 3');
});

test('buttons go to the next, previous, and first step', async () => {
  await userEvent.click(button('Next'));
  expectStep('One.');
  await userEvent.click(button('Next'));
  expectStep('Two.');
  await userEvent.click(button('Back'));
  expectStep('One.');
  await userEvent.click(button('Next'));
  await userEvent.click(button('First'));
  expectStep('Nothing.');
});

test('at either end, a button is aria-disabled and keeps the focus', async () => {
  expect(button('Back')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button('Next'));
  await userEvent.click(button('Next'));
  await userEvent.click(button('Next'));
  expectStep('Two.');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
});

test('arrow keys, Home, and End work on the buttons', async () => {
  act(() => button('Next').focus());
  await userEvent.keyboard('{ArrowRight}');
  expectStep('One.');
  await userEvent.keyboard('{End}');
  expectStep('Two.');
  await userEvent.keyboard('{ArrowLeft}');
  expectStep('One.');
  await userEvent.keyboard('{Home}');
  expectStep('Nothing.');
});

test('the slider goes to a step', () => {
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: 2 } });
  expectStep('Two.');
  expect(screen.getByRole('slider', { name: 'Step' })).toHaveAttribute('aria-valuetext', '3 of 3');
});

test('lists all sentences in order, whatever the current step', () => {
  const items = [...document.querySelectorAll('details ol > li')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Nothing.', 'One.', 'Two.']);
});

test('shows the first step and the list without scripts, but no controls', () => {
  for (const control of [screen.getByRole('slider'), ...screen.getAllByRole('button')]) {
    expect(control.closest('.js-only')).not.toBeNull();
  }
  expect(document.querySelector('details')?.closest('.js-only')).toBeNull();
});
