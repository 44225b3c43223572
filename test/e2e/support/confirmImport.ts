import { expect, type Page } from '@playwright/test';

/**
 * Agrees with what an import would change, and waits until it has.
 *
 * @param page - with the storage section, where a file was chosen
 */
export async function confirmImport(page: Page): Promise<void> {
  const storage = page.locator('#storage');
  await storage
    .getByRole('group', { name: 'Import this file?' })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
  await expect(storage.getByRole('status')).toHaveText(/^Imported/);
}
