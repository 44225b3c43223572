import type { Page } from '@playwright/test';

/**
 * Time limit for hydration, in ms. Long enough for a slow machine, but short enough to report a broken site
 * early.
 */
const TIMEOUT = 10_000;

/** Waits until React has hydrated the document, which `src/boot/earlyTaps.ts` marks with an attribute. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: TIMEOUT });
}
