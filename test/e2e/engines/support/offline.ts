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

/** Returns true if the service worker has cached a page and all scripts it references. */
export function isStored(tab: Tab, address: string): Promise<boolean> {
  return tab.run(async (page) => {
    const html = (await (await caches.match(page))?.text()) ?? '';
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? '');
    const stored = await Promise.all(scripts.map((src) => caches.match(src)));
    return stored.length > 0 && stored.every(Boolean);
  }, address);
}
