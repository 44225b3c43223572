import type { Page } from '@playwright/test';

/**
 * Takes the router to an address as a step through the history does: for addresses that no link of the page needs to
 * lead to.
 *
 * @param page - a page of the site
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
