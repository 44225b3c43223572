import { expect } from '@playwright/test';
import type { Tab } from './Tab';

/** Visits a page and waits until the worker runs it, and has stored it with all it loaded. */
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
        const manifest = document.getElementById('code-manifest')?.textContent ?? '{}';
        const { navigation = [] } = JSON.parse(manifest) as { navigation?: string[] };
        const wanted = [location.href, ...loaded, ...navigation];
        const kept = await Promise.all(wanted.map((one) => caches.match(one)));
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
}

/** Whether the worker has stored a page and every script that its document names. */
export function isStored(tab: Tab, address: string): Promise<boolean> {
  return tab.run(async (one) => {
    const html = (await (await caches.match(one))?.text()) ?? '';
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? '');
    const stored = await Promise.all(scripts.map((src) => caches.match(src)));
    return stored.length > 0 && stored.every(Boolean);
  }, address);
}
