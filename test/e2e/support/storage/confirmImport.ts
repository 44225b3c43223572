import { expect, type Page } from '@playwright/test';

/**
 * Confirms an import and waits until it's done.
 *
 * @param page - a page with the storage section, after a file has been chosen
 */
export async function confirmImport(page: Page): Promise<void> {
  const storage = page.locator('#storage');
  await storage
    .getByRole('group', { name: 'Import this file?' })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
  await expect(storage.getByRole('status')).toHaveText(/^Imported/);
}
