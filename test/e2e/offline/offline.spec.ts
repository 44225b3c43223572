import type { Locator, Page } from '@playwright/test';
import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { PAGES_CACHE } from '../../../src/offline/cacheNames';
import { ADDRESSES, lessonAddress, REVIEW_ADDRESS } from '../../../src/site/addresses';
import type { CodeManifest } from '../../../src/site/codeManifest';
import { EXAMPLE_LESSON, LESSON, PAGE_EXERCISE, PYTHON_EXAMPLE } from '../support/content/contents';
import { need } from '../support/content/need';
import { UNKNOWN_ADDRESS } from '../support/content/routes';
import { isCached, test, visitWithWorker } from '../support/deployment/deployment';
import { hydrated } from '../support/hydrated';
import { openIntro } from '../support/intro';
import { stopLongTimers } from '../support/stopLongTimers';
import { expect } from '../support/test';

/** Tests the service worker: offline pages and saved lessons. */

/** A lesson's path, relative to the host's root. */
const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

/** A course that no test visits while online. */
const LAST_COURSE = COURSE_INDEX[COURSE_INDEX.length - 1] ?? { slug: '' };

test('after one visit, that page opens offline; others show the offline page, which lists it', async ({
  page,
  context,
  deployment,
}) => {
  const tutorials = ADDRESSES.tutorials.slice(1);
  const heading = page.getByRole('heading', { level: 1 });
  await visitWithWorker(page, deployment.url + tutorials);
  const title = await heading.innerText();

  const opensFromList = async () => {
    await page.goto(deployment.url + LESSON_FILE);
    await expect(heading).toHaveText("You're offline");
    await page
      .getByRole('region', { name: 'Other pages on this device' })
      .getByRole('link')
      .click();
    await hydrated(page);
    await expect(page).toHaveURL(deployment.url + tutorials);
    await expect(heading).toHaveText(title);
  };
  await test.step('while the browser reports being online', async () => {
    deployment.goDown();
    await opensFromList();
  });
  await test.step('while the browser reports being offline', async () => {
    await context.setOffline(true);
    await opensFromList();
  });
});

test('saving lessons offline fails with a message, and the button keeps focus', async ({
  page,
  context,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url + ADDRESSES.tutorials.slice(1));
  await context.setOffline(true);
  deployment.goDown();
  const save = page.getByRole('button', { name: 'Save all for offline' });
  await save.click();
  await expect(page.getByText("Not saved. Try again when you're online.")).toBeVisible();
  await expect(save).toBeFocused();
});

test('on the second visit, code that the page has not needed yet is cached', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url);
  const areDeferredCached = () =>
    page.evaluate(async () => {
      const manifest = document.getElementById('code-manifest')?.textContent ?? '';
      const { deferred } = JSON.parse(manifest) as CodeManifest;
      const cached = await Promise.all(deferred.map((file) => caches.match(file)));
      return cached.every(Boolean);
    });
  expect(await areDeferredCached()).toBe(false);
  await page.reload();
  await expect.poll(areDeferredCached).toBe(true);
});

test('a first visit on a phone makes at most 20 requests, and fetches nothing twice', async ({
  page,
  deployment,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const requests: string[] = [];
  deployment.fault = (pathname, { headers }) => {
    // The host answers that the copy in the browser's cache is current.
    if (!('if-none-match' in headers)) requests.push(pathname);
    return undefined;
  };
  await visitWithWorker(page, deployment.url);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20);
  expect(requests.filter((one, index) => requests.indexOf(one) !== index)).toEqual([]);
});

test("the offline page matches the site's style, lists cached pages with lessons first, and can retry", async ({
  page,
  context,
  deployment,
}) => {
  const styles = () =>
    page.evaluate(() => ({
      size: getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
      background: getComputedStyle(document.body).backgroundColor,
    }));
  await visitWithWorker(page, deployment.url + LESSON_FILE);
  await visitWithWorker(page, deployment.url + REVIEW_ADDRESS.slice(1));
  await page.goto(`${deployment.url}offline.html`);
  await visitWithWorker(page, `${deployment.url}about`);
  const light = await styles();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page follows the system's color scheme asynchronously.
  await expect(page.locator('body')).not.toHaveCSS('background-color', light.background);
  const dark = await styles();
  await context.setOffline(true);
  deployment.goDown();

  const main = page.getByRole('main');
  const lessons = main.getByRole('region', { name: 'Lessons on this device' });
  for (const [colorScheme, expected] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await test.step(`${colorScheme} mode`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${deployment.url}courses/${LAST_COURSE.slug}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText("You're offline");
      await expect(page.locator('h1')).toHaveCSS('font-size', expected.size);
      await expect(page.locator('body')).toHaveCSS('background-color', expected.background);
      await expect(lessons.getByRole('link')).toHaveText([LESSON.title]);
      const others = main.getByRole('region', { name: 'Other pages on this device' });
      await expect(others.getByRole('link', { name: /about/i })).toBeVisible();
      await expect(others.getByRole('link', { name: /review/i })).toBeVisible();
      await expect(others.locator('a[href*="offline"]')).toHaveCount(0);
      await expect(main.getByText('No other pages are saved')).toBeHidden();
    });
  }

  await Promise.all([
    page.waitForEvent('load'),
    main.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await lessons.getByRole('link', { name: LESSON.title }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LESSON.title);

  await test.step('it shows a message if no pages are cached', async () => {
    await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
    await page.goto(deployment.url + UNKNOWN_ADDRESS.slice(1));
    await expect(page.getByText('No other pages are saved on this device yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: /on this device/ })).toHaveCount(0);
  });
});

test('a page reached by a link is listed and opens offline', async ({
  page,
  context,
  deployment,
}) => {
  const course = `courses/${LAST_COURSE.slug}`;
  await visitWithWorker(page, `${deployment.url}courses`);
  await page.getByRole('main').locator(`a[href$="${course}"]`).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(deployment.url + course);
  await expect(heading).toBeFocused();
  const title = await heading.innerText();
  const kept = (url: string) => page.evaluate(async (one) => Boolean(await caches.match(one)), url);
  await expect.poll(() => kept(deployment.url + course)).toBe(true);
  await context.setOffline(true);
  deployment.goDown();

  await page.goto(deployment.url + LESSON_FILE);
  await expect(heading).toHaveText("You're offline");
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(heading).toHaveText(title);
});

for (const [name, getReady] of [
  [
    'after its first run',
    async (page: Page, example: Locator) => {
      await example.getByRole('button', { name: 'Run' }).click();
      await expect(example.getByText('Done.')).toBeVisible({ timeout: 90_000 });
      await expect.poll(() => isCached(page, /python-\S+\.wasm$/), { timeout: 30_000 }).toBe(true);
      await expect
        .poll(() => page.evaluate(async () => Boolean(await caches.match('/runner-python.html'))))
        .toBe(true);
    },
  ],
  [
    'in a saved lesson that says how large it is',
    async (page: Page) => {
      await openIntro(page);
      await expect(page.getByText(/^With Python: [\d.]+ MB\.$/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Save for offline' }).first().click();
      await expect(page.getByRole('button', { name: 'Saved for offline' }).first()).toBeVisible({
        timeout: 60_000,
      });
    },
  ],
] as const) {
  test(`Python runs without a network ${name}`, async ({ page, deployment }) => {
    test.setTimeout(240_000);
    const { slug, name: title, output } = need(PYTHON_EXAMPLE);
    const example = page.getByRole('group', { name: title, exact: true });
    await stubPersistence(page);
    await visitWithWorker(page, deployment.url + lessonAddress(slug).slice(1));
    await getReady(page, example);
    deployment.goDown();
    await page.reload();
    await hydrated(page);
    // Scrolls to the example, also if it's being replaced by one that React renders.
    await example.getByRole('button', { name: 'Run' }).hover();
    await expect(example.getByText('Python is already on this device.')).toBeVisible();
    await example.getByRole('button', { name: 'Run' }).click();
    await expect(example.getByText('Done.')).toBeVisible({ timeout: 120_000 });
    await expect(example.getByRole('log')).toHaveText(output.replaceAll('\n', ''));
  });
}

test('a lesson saved from its page opens offline; its code runs, and its web page is checked', async ({
  page,
  context,
  deployment,
}) => {
  need(EXAMPLE_LESSON);
  const withPage = PAGE_EXERCISE.item;
  await stubPersistence(page);
  await page.goto(`${deployment.url}robots.txt`);
  // Puts a forged sandbox document into another cache. The service worker must serve the one in its own
  // version's cache.
  await page.evaluate(async () => {
    const cache = await caches.open('aaa');
    await cache.put('/runner.html', new Response('<p>forged</p>'));
  });
  await visitWithWorker(page, deployment.url + LESSON_FILE);
  await openIntro(page);
  await page.getByRole('button', { name: 'Save for offline' }).first().click();
  const saved = page.getByRole('button', { name: 'Saved for offline' }).first();

  await test.step('persistent storage is requested once, and the result is shown', async () => {
    await expect(
      page.getByText('Your browser keeps what you save until you delete it.'),
    ).toBeVisible();
    await saved.click();
    await expect(saved).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { persistRequests: number }).persistRequests),
    ).toBe(1);
    await page.goto(`${deployment.url}about#storage`);
    await expect(page.locator('#storage li').filter({ hasText: 'Copies of pages' })).toContainText(
      'Your browser may remove saved pages when your device runs low on space.',
    );
  });

  if (withPage) {
    await visitWithWorker(page, deployment.url + lessonAddress(withPage.slug).slice(1));
    await openIntro(page);
    await page.getByRole('button', { name: 'Save for offline' }).first().click();
    await expect(saved).toBeVisible();
  }
  await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
  deployment.goDown();

  await test.step('code runs while the browser reports being online', async () => {
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await openIntro(page);
    await expect(saved).toBeVisible();
    // The frame must switch to its cached copy immediately, not after a timeout.
    await page.evaluate(stopLongTimers);
    const requested = page.waitForRequest(/runner\.html\?.*kept/);
    await runTypedCode(page);
    await requested;
  });

  await context.setOffline(true);
  await test.step('code runs while the browser reports being offline', async () => {
    await page.goto(deployment.url + LESSON_FILE);
    // Chromium 147 reports being online again after a navigation.
    await context.setOffline(false);
    await context.setOffline(true);
    await hydrated(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    const requested = page.waitForRequest(/runner\.html\?.*kept/);
    const example = page.getByRole('group', { name: 'example 1' });
    await example.getByRole('button', { name: 'Run' }).click();
    await requested;
    await expect(example.getByRole('log')).not.toBeEmpty();
  });
  await test.step('code can be stepped through', async () => {
    const example = page.getByRole('group', { name: 'example 1' });
    await example.getByRole('button', { name: 'Step through' }).click();
    await expect(example.getByText('Prints 42.')).toBeVisible();
  });

  if (!withPage) return;
  await test.step('a web page is rendered and checked', async () => {
    await page.goto(deployment.url + lessonAddress(withPage.slug).slice(1));
    await hydrated(page);
    const region = page.getByRole('region', { name: withPage.exercise.title });
    await region.scrollIntoViewIfNeeded();
    await region.getByRole('button', { name: 'Check' }).click();
    await expect(region.getByRole('list', { name: 'Tests' })).toContainText('Expected');
    const shown = region.frameLocator('iframe').frameLocator('iframe.shown');
    await expect(shown.locator('body')).toBeVisible();
  });
});

test(
  'a lesson saved from the list opens offline, and its code runs',
  { tag: '@all' },
  async ({ page, context, deployment }) => {
    test.slow();
    need(EXAMPLE_LESSON);
    await visitWithWorker(page, `${deployment.url}tutorials`);
    await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
    await page.reload();
    await page.getByRole('button', { name: 'Save all for offline' }).click();
    const saved = page.getByRole('button', { name: 'Saved for offline' }).first();
    // The timeout is long because the lessons have many files in total.
    await expect(saved).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    deployment.goDown();
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    await openIntro(page);
    await expect(saved).toBeVisible();
    await runTypedCode(page);
  },
);

/** Types code into the first example and runs it. */
async function runTypedCode(page: Page): Promise<void> {
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('textbox').focus();
  await expect(example.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('console.log(6 * 7)');
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(example.getByRole('log')).toHaveText('42');
}

/** Stubs the storage API: grants persistent storage when requested, and counts the requests. */
async function stubPersistence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isGranted = false;
    Object.assign(window, { persistRequests: 0 });
    Object.defineProperty(navigator, 'storage', {
      value: {
        persisted: () => Promise.resolve(isGranted),
        persist: () => {
          (window as unknown as { persistRequests: number }).persistRequests += 1;
          isGranted = true;
          return Promise.resolve(true);
        },
      },
    });
  });
}
