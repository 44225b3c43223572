import type { Page } from '@playwright/test';
import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import { continueOf } from '../../../src/progress/continueOf';
import { entriesOfProgress } from '../../../src/progress/entriesOfProgress';
import type { Progress } from '../../../src/progress/progressModel';

/**
 * @param progress - of a reader
 * @param basePath - the path the site lives under
 * @returns the texts that a browser keeps for it, by their keys
 */
export function keptTexts(progress: Progress, basePath = '/'): Record<string, string> {
  const entries = entriesOfProgress(progress).map(
    ({ kind, id, value }) => [`${basePath}progress/${kind}/${id}`, JSON.stringify(value)] as const,
  );
  const step = JSON.stringify(continueOf(progress, COURSE_LESSONS));
  return { ...Object.fromEntries<string>(entries), [`${basePath}continue`]: step };
}

/**
 * Has a browser keep texts before any of its pages is opened; what it keeps already stays as it is.
 *
 * @param page - that will be opened
 * @param texts - by their keys
 */
export async function keepTexts(page: Page, texts: Readonly<Record<string, string>>) {
  await page.addInitScript((given) => {
    // Frames that run readers' code have no storage.
    if (window.top !== window) return;
    for (const [key, text] of Object.entries(given)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}
