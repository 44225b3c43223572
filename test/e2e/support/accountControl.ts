import type { Locator } from '@playwright/test';
import { brand } from '../../../.generated/school/brand';

/** Labels of the account controls, and what each does in the school's brand. */
export const ACCOUNT_CONTROLS = [
  { label: 'Login', kind: brand.account.login.kind },
  { label: 'Sign Up', kind: brand.account.signUp.kind },
] as const;

/**
 * @param within - the header or the side panel
 * @returns the control: a button that explains that no account is needed, or the brand's link
 */
export function accountControl(
  within: Locator,
  { label, kind }: (typeof ACCOUNT_CONTROLS)[number],
): Locator {
  return within.getByRole(kind === 'info' ? 'button' : 'link', { name: label });
}
