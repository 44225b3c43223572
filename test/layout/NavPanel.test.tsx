import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavPanel } from '../../src/layout/NavPanel';
import { CONTINUE_KEY } from '../../src/progress/continueEntry';
import { GLOSSARY_ADDRESS, REVIEW_ADDRESS } from '../../src/site/addresses';
import { NESTED_NAVIGATION } from '../support/navigation';
import { address, renderAt } from '../support/renderAt';

function renderPanel(at = '/') {
  const onClose = jest.fn();
  renderAt(
    <NavPanel navigation={NESTED_NAVIGATION} open onAccount={() => undefined} onClose={onClose} />,
    at,
  );
  return onClose;
}

function group(name: string) {
  return screen.getByRole('button', { name });
}

test('it is a dialog with a name, the navigation, Login and Sign Up', () => {
  renderPanel();
  const panel = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(panel.getByRole('navigation')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Tutorials' })).toHaveAttribute('href', '/tutorials');
  for (const name of ['Login', 'Sign Up', 'Close menu']) {
    expect(panel.getByRole('button', { name })).toBeInTheDocument();
  }
});

test('home comes first, then the entries as the header has them', () => {
  renderPanel();
  const names = within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
  expect(names[0]).toBe('Home');
  expect(names).toEqual(expect.arrayContaining(['Tutorials', 'Learn', 'Company']));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('glossary and review are below the account buttons, and close the panel', async () => {
  const onClose = renderPanel('/about');
  const more = within(screen.getByRole('list', { name: 'More' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    GLOSSARY_ADDRESS,
    REVIEW_ADDRESS,
  ]);
  await userEvent.click(more.getByRole('link', { name: 'Glossary' }));
  expect(onClose).toHaveBeenCalledWith(true);
  expect(address()).toBe(GLOSSARY_ADDRESS);
});

test('who has begun finds the way back to their lesson; others find no such link', async () => {
  renderPanel();
  expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  cleanup();

  const last = { slug: 'clouds', title: 'Clouds', heading: 'rain' };
  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ last, courses: {} }));
  const onClose = renderPanel();
  const link = screen.getByRole('link', { name: /Continue.*Clouds/ });
  expect(link).toHaveAttribute('href', '/tutorials/clouds#rain');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledWith(true);
  localStorage.clear();
});

test('at most one group is open', async () => {
  renderPanel();
  const expanded = () =>
    ['Learn', 'Company'].filter((name) => group(name).getAttribute('aria-expanded') === 'true');
  const shownLinks = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(expanded()).toEqual([]);

  for (const [pressed, open, shown] of [
    ['Learn', ['Learn'], ['Home', 'Tutorials', 'Courses', 'Programs']],
    ['Company', ['Company'], ['Home', 'Tutorials', 'About Us']],
    ['Company', [], ['Home', 'Tutorials']],
  ] as const) {
    await userEvent.click(group(pressed));
    expect(expanded()).toEqual(open);
    // A group that closes shows its links until it is shut.
    await waitFor(() => expect(shownLinks()).toEqual(shown));
  }
});

test.each([
  ['a plain link', [], 'Tutorials', '/tutorials'],
  ['a link of a group', ['Company'], 'About Us', '/about'],
] as const)('choosing %s goes there and closes the panel', async (_name, groups, link, to) => {
  const onClose = renderPanel();
  for (const name of groups) await userEvent.click(group(name));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(address()).toBe(to);
  expect(onClose.mock.calls).toEqual([[true]]);
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
  [
    'the backdrop',
    () => userEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body),
  ],
])('%s closes it without a choice', async (_name, close) => {
  const onClose = renderPanel();
  await close();
  expect(onClose.mock.calls).toEqual([[false]]);
});

test('the entry of the page shown is marked', () => {
  renderPanel('/tutorials');
  expect(screen.getByRole('link', { name: 'Tutorials' })).toHaveAttribute('aria-current', 'page');
});

test('the group of the page shown is marked, open or not', () => {
  renderPanel('/programs');
  expect(group('Learn')).toHaveAttribute('aria-current', 'true');
  expect(group('Company')).not.toHaveAttribute('aria-current');
});
