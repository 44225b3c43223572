import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavBar } from '../../../src/layout/header/NavBar';
import { NESTED_NAVIGATION } from '../../support/navigation';
import { address, renderAt } from '../../support/renderAt';

function renderNavBar(at = '/') {
  renderAt(
    <>
      <NavBar navigation={NESTED_NAVIGATION} alwaysShown={false} />
      <button>After</button>
    </>,
    at,
  );
}

function group(name: string) {
  return screen.getByRole('button', { name });
}

test('shows entries in order, with groups as collapsed buttons', () => {
  renderNavBar();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tutorials']);
  expect(nav.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Learn',
    'Company',
  ]);
  for (const name of ['Learn', 'Company']) {
    expect(group(name)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a button opens and closes its group', async () => {
  renderNavBar();
  await userEvent.click(group('Learn'));
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Courses' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'About Us' })).not.toBeInTheDocument();
  await userEvent.click(group('Learn'));
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Courses' })).not.toBeInTheDocument();
});

test('the button references the list it opens', async () => {
  renderNavBar();
  await userEvent.click(group('Learn'));
  const list = document.getElementById(group('Learn').getAttribute('aria-controls') ?? '');
  expect(list).toContainElement(screen.getByRole('link', { name: 'Courses' }));
});

test('choosing a link navigates and closes the group', async () => {
  renderNavBar();
  await userEvent.click(group('Learn'));
  await userEvent.click(screen.getByRole('link', { name: 'Programs' }));
  expect(address()).toBe('/programs');
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the group and returns focus to its button', async () => {
  renderNavBar();
  await userEvent.click(group('Learn'));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Learn')).toHaveFocus();
});

test('the group closes when focus leaves it, but not before', async () => {
  renderNavBar();
  await userEvent.click(group('Learn'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Programs' })).toHaveFocus();
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(group('Company')).toHaveFocus();
  expect(group('Learn')).toHaveAttribute('aria-expanded', 'false');
});

test('a closed group is marked if it contains the current page', () => {
  renderNavBar('/courses/web-development');
  expect(group('Learn')).toHaveAttribute('aria-current', 'true');
  expect(group('Company')).not.toHaveAttribute('aria-current');
});

test('a link in a group is marked if it is the current page', async () => {
  renderNavBar('/courses/web-development');
  await userEvent.click(group('Learn'));
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Programs' })).not.toHaveAttribute('aria-current');
});
