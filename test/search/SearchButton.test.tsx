import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '../../src/search/SearchButton';
import { renderAt } from '../support/renderAt';

function renderButton() {
  renderAt(
    <>
      <SearchButton />
      <button type="button">Before</button>
      <input aria-label="Name" />
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'Search' });
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
}

test('the button has an accessible name and lists its shortcuts', () => {
  renderButton();
  expect(button()).toHaveAttribute('title', 'Search (press /)');
  expect(button()).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  expect(dialog()).not.toBeInTheDocument();
});

test('the button opens search, and regains focus when it closes', async () => {
  renderButton();
  await userEvent.click(button());
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await close();
  expect(button()).toHaveFocus();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens search, and closing restores the focus',
  async (keys) => {
    renderButton();
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveValue('');
    await close();
    expect(before).toHaveFocus();
  },
);

test('/ types into a text field', async () => {
  renderButton();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a/b');
  expect(dialog()).not.toBeInTheDocument();
});

test('shortcuts do not open search over another dialog or twice', async () => {
  renderButton();
  await userEvent.keyboard('/');
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
