import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountAction, Brand } from '../../src/brand/brandModel';
import { AccountButtons } from '../../src/layout/AccountButtons';
import { renderAt } from '../support/renderAt';

const ACCOUNT: Brand['account'] = { login: { kind: 'info' }, signUp: { kind: 'info' } };

jest.mock('../../src/brand/brand', () => {
  const actual = jest.requireActual<{ brand: Brand }>('../../src/brand/brand');
  return { brand: { ...actual.brand, email: 'help@brand.test', account: {} } };
});

const { brand } = jest.requireMock<{ brand: Brand }>('../../src/brand/brand');

beforeEach(() => {
  brand.account = ACCOUNT;
});

const BUTTONS = [
  ['Login', 'login'],
  ['Sign Up', 'signUp'],
] as const;

function setAction(button: 'login' | 'signUp', action: AccountAction) {
  brand.account = { ...ACCOUNT, [button]: action };
}

test.each(BUTTONS)('%s of the kind link goes where the brand says', (label, button) => {
  setAction(button, { kind: 'link', href: 'https://accounts.brand.test/start' });
  renderAt(<AccountButtons />);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    'https://accounts.brand.test/start',
  );
  // The site's own listener leaves links with a target to the browser.
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('target', '_self');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  [{ kind: 'info' }, 'outlined'],
  [{ kind: 'mailto' }, 'contained'],
  [{ kind: 'link', href: 'https://accounts.brand.test/start' }, 'contained'],
] as const)('Sign Up of %o is %s', (action, variant) => {
  setAction('signUp', action);
  renderAt(<AccountButtons />);
  expect(screen.getByText('Sign Up')).toHaveClass(`MuiButton-${variant}`);
});

test.each(BUTTONS)('%s of the kind mailto writes to the support address', (label, button) => {
  setAction(button, { kind: 'mailto' });
  renderAt(<AccountButtons />);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    'mailto:help@brand.test',
  );
});

test.each(BUTTONS)('%s of the kind info opens a dialog that closes again', async (label) => {
  renderAt(<AccountButtons />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: label }));

  const dialog = await screen.findByRole('dialog', { name: 'Accounts are not open yet' });
  expect(within(dialog).getByRole('link', { name: 'help@brand.test' })).toHaveAttribute(
    'href',
    'mailto:help@brand.test',
  );
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(dialog);
});
