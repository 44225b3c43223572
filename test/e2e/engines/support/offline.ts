import { expect } from '@playwright/test';
import type { Tab } from './Tab';

/**
 * Opens a page and waits until the service worker controls it and has cached everything that the page loaded.
 */
export async function visitWithWorker(tab: Tab, address: string) {
  await tab.visit(address);
  await expect.poll(() => tab.run(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expect
    .poll(() =>
      tab.run(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        const urls = [location.href, ...loaded];
        const cached = await Promise.all(urls.map((url) => caches.match(url)));
        return cached.every(Boolean);
      }),
    )
    .toBe(true);
}
