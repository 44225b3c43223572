import type { Page } from '@playwright/test';
import { KNOWN_IDS } from '../../../.generated/knownIds';
import { ADDRESSES, lessonAddress } from '../../../src/site/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const [SLUG = ''] = KNOWN_IDS.slugs;

const PAGES = ['/', lessonAddress(SLUG), ADDRESSES.about, ADDRESSES.courses];

/** Storage that exists only in part, as some privacy tools and embedded browsers have it. */
const BROKEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "that's null": (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null })),
  'that removes nothing, with an expired copy': (page) =>
    page.addInitScript(() => {
      // The sandboxed frames that run readers' code can't access storage.
      if (window.top !== window) return;
      localStorage.setItem('/copies/1-import', '[]');
      Storage.prototype.removeItem = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
    }),
};

for (const [name, breakStorage] of Object.entries(BROKEN)) {
  test(`pages work with storage ${name}`, async ({ page, site }) => {
    await breakStorage(page);
    for (const address of PAGES) {
      await test.step(address, async () => {
        await site.visit(page, address);
        await hydrated(page);
        await page.getByRole('button', { name: /^Switch to/ }).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
