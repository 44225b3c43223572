import type { Page } from '@playwright/test';

/**
 * Navigates on the client to an address that the page may not link to: adds the address to the history, then
 * goes back to it.
 *
 * @param page - an open page of the site
 * @param url - the full URL to go to
 */
export async function stepTo(page: Page, url: string): Promise<void> {
  await page.evaluate((target) => {
    const here = window.location.href;
    history.pushState(null, '', target);
    history.pushState(null, '', here);
  }, url);
  await page.goBack();
}
