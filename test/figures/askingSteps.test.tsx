import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepsFigure } from '../../src/figures/StepsFigure';
import { renderWhole } from '../support/renderWhole';
import { ASKING_STEPS } from './samples';

beforeEach(() => renderWhole(<StepsFigure steps={ASKING_STEPS} />));

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');
const picture = () => screen.getByRole('img', { name: 'A list that grows' });

test('the figure stops before a step to ask, and keeps its picture', async () => {
  await userEvent.click(button('Next'));
  expect(status()).toHaveTextContent(/^What does a hold now\?$/);
  expect(picture()).toHaveTextContent('drawn Nothing.');
  expect(screen.getByRole('group', { name: 'Before the next step' })).toBeVisible();
});

test('the right answer shows the step, and the focus goes on', async () => {
  await userEvent.click(button('Next'));
  await userEvent.click(button('[2]'));
  expect(status()).toHaveTextContent(/^Right\. One\.$/);
  expect(picture()).toHaveTextContent('drawn One.');
  expect(screen.queryByRole('button', { name: '[1]' })).not.toBeInTheDocument();
  expect(button('Next')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toHaveTextContent(/^Two\.$/);
});

test('a wrong answer names the right one, and shows the step', async () => {
  await userEvent.click(button('Next'));
  await userEvent.click(button('[1]'));
  expect(status()).toHaveTextContent(/^Not quite: it's “\[2\]”\. One\.$/);
});

test('a question can be skipped, and is asked once', async () => {
  act(() => button('Next').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toHaveTextContent('What does a hold now?');
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toHaveTextContent(/^One\.$/);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(status()).toHaveTextContent(/^One\.$/);
});

test('a jump to another step takes the question away until the reader comes by again', async () => {
  act(() => button('Next').focus());
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(status()).toHaveTextContent(/^Two\.$/);
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(status()).toHaveTextContent('What does a hold now?');
});

test('the list of steps has no questions', () => {
  const items = [...document.querySelectorAll('details ol > li')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Nothing.', 'One.', 'Two.']);
});
