import type { Locator, Page } from '@playwright/test';

/**
 * @param page - a page that shows a lesson
 * @returns the disclosure at the lesson's start, which has the goals, table of contents, and actions
 */
export function introOf(page: Page): Locator {
  return page.locator('details', { hasText: /^Learn \d/ });
}

/** Expands the lesson's intro. */
export async function openIntro(page: Page): Promise<void> {
  await introOf(page).locator('summary').click();
}
