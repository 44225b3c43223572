import type { Page } from '@playwright/test';

/** Time limit, in ms: long enough for a slow machine, short enough to report a broken site early. */
const TIMEOUT = 10_000;

/** Waits until React has hydrated the document, which `src/boot/earlyTaps.ts` marks with an attribute. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT });
}
