import type { Page } from '@playwright/test';
import { COURSE_LESSONS } from '../../../../.generated/courseLessons';
import { continueOf } from '../../../../src/progress/continue/continueOf';
import { entriesOfProgress } from '../../../../src/progress/entriesOfProgress';
import type { Progress } from '../../../../src/progress/progressModel';

/**
 * @param progress - a reader's progress
 * @param basePath - the site's base path
 * @returns the storage values that represent it, by key
 */
export function storedProgress(progress: Progress, basePath = '/'): Record<string, string> {
  const entries = entriesOfProgress(progress).map(
    ({ kind, id, value }) => [`${basePath}progress/${kind}/${id}`, JSON.stringify(value)] as const,
  );
  const step = JSON.stringify(continueOf(progress, COURSE_LESSONS));
  return { ...Object.fromEntries<string>(entries), [`${basePath}continue`]: step };
}

/**
 * Fills local storage before the page runs its own scripts. Keys that already exist keep their values.
 *
 * @param page - a tab that hasn't opened the site yet
 * @param texts - values by key
 */
export async function seedStorage(page: Page, texts: Readonly<Record<string, string>>) {
  await page.addInitScript((entries) => {
    // The sandboxed frames that run readers' code can't access storage.
    if (window.top !== window) return;
    for (const [key, text] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}
