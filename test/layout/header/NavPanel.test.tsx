import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockSchool';
import { NavPanel } from '../../../src/layout/header/NavPanel';
import { CONTINUE_KEY } from '../../../src/progress/continue/continueEntry';
import { GLOSSARY_ADDRESS, PLANNER_ADDRESS, REVIEW_ADDRESS } from '../../../src/site/addresses';
import { NESTED_NAVIGATION } from '../../support/navigation';
import { address, renderAt } from '../../support/renderAt';

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

test('is a named dialog with navigation, Login, and Sign Up', () => {
  renderPanel();
  const panel = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(panel.getByRole('navigation')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Tutorials' })).toHaveAttribute('href', '/tutorials');
  for (const name of ['Login', 'Sign Up', 'Close menu']) {
    expect(panel.getByRole('button', { name })).toBeInTheDocument();
  }
});

test('lists home first, then the entries of the header', () => {
  renderPanel();
  const names = within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
  expect(names[0]).toBe('Home');
  expect(names).toEqual(expect.arrayContaining(['Tutorials', 'Learn', 'Company']));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('links to study tools and the comparison are below the account buttons and close the panel', async () => {
  const onClose = renderPanel('/about');
  const more = within(screen.getByRole('list', { name: 'More' }));
  const addresses = more.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      GLOSSARY_ADDRESS,
      REVIEW_ADDRESS,
      PLANNER_ADDRESS,
      '/about/rival-schools',
    ]),
  );
  expect(addresses.filter((href) => href?.endsWith('/mock-interview'))).not.toHaveLength(0);
  await userEvent.click(more.getByRole('link', { name: 'Glossary' }));
  expect(onClose).toHaveBeenCalledWith(true);
  expect(address()).toBe(GLOSSARY_ADDRESS);
});

test('a new reader sees a link to the first lesson, a returning one to continue', async () => {
  renderPanel();
  const start = screen.getByRole('link', { name: /^Start lesson 1/ });
  expect(start).toHaveAttribute('href', expect.stringMatching(/^\/tutorials\/./));
  expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  cleanup();

  const last = { slug: 'clouds', title: 'Clouds', heading: 'rain' };
  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ last, courses: {} }));
  const onClose = renderPanel();
  const link = screen.getByRole('link', { name: /Continue.*Clouds/ });
  expect(link).toHaveAttribute('href', '/tutorials/clouds#rain');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledWith(true);
  cleanup();

  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ courses: {} }));
  renderPanel();
  expect(screen.queryByRole('link', { name: /Start lesson 1|Continue/ })).not.toBeInTheDocument();
  localStorage.clear();
});

test('only one group is open at a time', async () => {
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
    // A closing group's links are visible until its transition ends.
    await waitFor(() => expect(shownLinks()).toEqual(shown));
  }
});

test.each([
  ['a top-level link', [], 'Tutorials', '/tutorials'],
  ['a link in a group', ['Company'], 'About Us', '/about'],
] as const)('choosing %s navigates and closes the panel', async (_name, groups, link, to) => {
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
])('%s closes the panel without a choice', async (_name, close) => {
  const onClose = renderPanel();
  await close();
  expect(onClose.mock.calls).toEqual([[false]]);
});

test("the current page's link is marked", () => {
  renderPanel('/tutorials');
  expect(screen.getByRole('link', { name: 'Tutorials' })).toHaveAttribute('aria-current', 'page');
});

test("the current page's group is marked, open or closed", () => {
  renderPanel('/programs');
  expect(group('Learn')).toHaveAttribute('aria-current', 'true');
  expect(group('Company')).not.toHaveAttribute('aria-current');
});
