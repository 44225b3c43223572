import type { Page } from '@playwright/test';

/** Waits until React has taken the document over; the site marks it then (`src/boot/earlyTaps.ts`). */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
