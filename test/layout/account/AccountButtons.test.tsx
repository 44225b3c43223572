import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountAction, Brand } from '../../../src/brand/brandModel';
import { AccountButtons } from '../../../src/layout/account/AccountButtons';
import { renderAt } from '../../support/renderAt';

const ACCOUNT: Brand['account'] = { login: { kind: 'info' }, signUp: { kind: 'info' } };

jest.mock('../../../.generated/school/brand', () => {
  const actual = jest.requireActual<{ brand: Brand }>('../../../.generated/school/brand');
  return { brand: { ...actual.brand, email: 'help@brand.test', account: {} } };
});

const { brand } = jest.requireMock<{ brand: Brand }>('../../../.generated/school/brand');

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

function renderButtons() {
  const onInfo = jest.fn();
  renderAt(<AccountButtons onInfo={onInfo} />);
  return onInfo;
}

test.each(BUTTONS)("%s with action link goes to the brand's URL", (label, button) => {
  setAction(button, { kind: 'link', href: 'https://accounts.brand.test/start' });
  renderButtons();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    'https://accounts.brand.test/start',
  );
  // `target` keeps client-side navigation from handling the link.
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('target', '_self');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['Login', 'login', { kind: 'info' }, 'text'],
  ['Sign Up', 'signUp', { kind: 'info' }, 'text'],
  ['Login', 'login', { kind: 'mailto' }, 'outlined'],
  ['Sign Up', 'signUp', { kind: 'mailto' }, 'contained'],
  ['Sign Up', 'signUp', { kind: 'link', href: 'https://accounts.brand.test' }, 'contained'],
] as const)('%s (%s) of %o is a %s button', (label, button, action, variant) => {
  setAction(button, action);
  renderButtons();
  expect(screen.getByText(label)).toHaveClass(`MuiButton-${variant}`);
});

test.each(BUTTONS)('%s with action mailto writes to the support address', (label, button) => {
  setAction(button, { kind: 'mailto' });
  renderButtons();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    'mailto:help@brand.test',
  );
});

test.each(BUTTONS)('%s with action info passes the pressed button', async (label) => {
  const onInfo = renderButtons();
  const button = screen.getByRole('button', { name: label });
  await userEvent.click(button);
  expect(onInfo.mock.calls).toEqual([[button]]);
});
