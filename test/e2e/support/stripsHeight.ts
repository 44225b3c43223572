import type { Page } from '@playwright/test';

/** Returns the height of what a school shows above the header, such as an announcement, in CSS px. */
export async function stripsHeight(page: Page): Promise<number> {
  return (await page.getByRole('banner').boundingBox())?.y ?? 0;
}
