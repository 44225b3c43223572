import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/contents';
import { runExample, OUTPUT } from './support/lesson';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

/** Less than a run would wait for a host that is down, were that not known otherwise, ms. */
const SOON = 5_000;

const ADDRESS = lessonAddress(LESSON.slug);
const HEADING = { css: 'main h1' };

// A script in the documents would be a change of what the worker keeps, and browsers log every request that fails.
test.use({ isWatched: false });

test('a page that was seen opens while the host is down', async ({ tab, host }) => {
  await visitWithWorker(tab, '/about');
  await host.goDown();
  await tab.visit('/about');
  await tab.says(HEADING, /about/i);
  await tab.click({ role: 'link', name: 'Programs', within: { role: 'banner' } });
  await tab.says(HEADING, /program/i);
  await tab.reload();
  await tab.shown(HEADING);
});

test('home opens while the host is down, though it was never seen', async ({ tab, host }) => {
  await visitWithWorker(tab, '/about');
  await expect.poll(() => isKept(tab, '/'), 'whether home is kept').toBe(true);
  await host.goDown();
  await tab.visit('/');
  await tab.shown(HEADING);
  expect(await tab.text(HEADING)).not.toBe('You are offline');
});

test('a page that is not kept says so', async ({ tab, host }) => {
  await visitWithWorker(tab, '/about');
  await host.goDown();
  await tab.open(ADDRESS);
  await tab.says(HEADING, 'You are offline');
});

test('the first run of code starts soon while the host is down', async ({ tab, host }) => {
  await saveLesson(tab);
  await host.goDown();
  await tab.visit(ADDRESS);
  await runExample(tab, 'console.log(6 * 7)');
  await expect.poll(() => tab.text(OUTPUT), { timeout: SOON }).toContain('42');
});

test('code runs in a browser that knows it has no network', async ({ tab, host }) => {
  await saveLesson(tab);
  await host.goDown();
  await tab.visit(ADDRESS);
  await tab.goOffline();
  expect(await tab.run(() => navigator.onLine)).toBe(false);
  await runExample(tab, 'console.log(6 * 7)');
  await tab.says(OUTPUT, '42');
});

async function saveLesson(tab: Tab) {
  await visitWithWorker(tab, ADDRESS);
  await tab.click({ role: 'button', name: 'Save for offline' });
  await tab.shown({ role: 'button', name: 'Saved for offline' });
}

/** Visits a page and waits until the worker runs it, and has kept it with all it loaded. */
async function visitWithWorker(tab: Tab, address: string) {
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

function isKept(tab: Tab, address: string): Promise<boolean> {
  return tab.run(async (one) => Boolean(await caches.match(one)), address);
}
