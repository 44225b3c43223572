import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockBrand';
import { FIRST_LESSON } from '../../../.generated/starts';
import { Header } from '../../../src/layout/header/Header';
import { CONTINUE_KEY } from '../../../src/progress/continue/continueEntry';
import { lessonAddress } from '../../../src/site/addresses';
import { NESTED_NAVIGATION } from '../../support/navigation';
import { address, renderAt } from '../../support/renderAt';

const user = userEvent.setup();

afterEach(() => localStorage.clear());

async function openDialog(label = 'Login') {
  renderAt(<Header navigation={NESTED_NAVIGATION} />);
  await user.click(screen.getByRole('button', { name: label }));
  return screen.findByRole('dialog', { name: 'No account needed' });
}

test.each(['Login', 'Sign Up'])('%s opens the dialog and regains the focus', async (label) => {
  const dialog = await openDialog(label);
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
});

test('has no email links', async () => {
  const dialog = await openDialog();
  for (const link of within(dialog).getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href', expect.stringContaining('mailto:'));
  }
});

test('the first link starts lesson 1 and closes the dialog', async () => {
  const dialog = await openDialog();
  const start = within(dialog).getByRole('link', { name: /^Start lesson 1/ });
  expect(start).toHaveTextContent(FIRST_LESSON.title);
  await user.click(start);
  await waitForElementToBeRemoved(dialog);
  expect(address()).toBe(lessonAddress(FIRST_LESSON.slug));
});

test('the first link continues a started lesson', async () => {
  const last = { slug: 'knots', title: 'Knots', heading: 'bowline' };
  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ last, courses: {} }));
  const dialog = await openDialog();
  const [first] = within(dialog).getAllByRole('link');
  expect(first).toHaveTextContent('Continue: Knots');
  expect(first).toHaveAttribute('href', '/tutorials/knots#bowline');
});

test('the second link goes to the progress transfer', async () => {
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('link', { name: 'Move progress to another device' }));
  await waitForElementToBeRemoved(dialog);
  expect(address()).toBe('/about#move-progress');
});

test('opening it from the side panel closes the panel and returns focus to the menu button', async () => {
  renderAt(<Header navigation={NESTED_NAVIGATION} />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const panel = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(panel).getByRole('button', { name: 'Login' }));
  const dialog = await screen.findByRole('dialog', { name: 'No account needed' });
  await waitForElementToBeRemoved(panel);
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
