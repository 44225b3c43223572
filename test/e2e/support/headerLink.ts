import type { Locator, Page } from '@playwright/test';
import { navigationLabel } from './content/routes';

/**
 * @param address - one of the site's main pages
 * @returns the header's link to it; if the school's navigation has none, the test is skipped instead
 */
export function headerLink(page: Page, address: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: navigationLabel(address), exact: true });
}
