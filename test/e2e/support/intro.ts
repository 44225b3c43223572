import type { Locator, Page } from '@playwright/test';

/**
 * @param page - a lesson
 * @returns what its first line unfolds: goals, contents, and what to do with the lesson
 */
export function introOf(page: Page): Locator {
  return page.locator('details', { hasText: /^Learn \d/ });
}

/** Unfolds it. */
export async function openIntro(page: Page): Promise<void> {
  await introOf(page).locator('summary').click();
}
