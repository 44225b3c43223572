import type { Page } from '@playwright/test';

/** On a busy machine, ms: a site that does not boot is told of soon. */
const WITHIN = 10_000;

/** Waits until React has taken the document over; the site marks it then (`src/boot/earlyTaps.ts`). */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: WITHIN });
}
