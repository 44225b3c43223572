import { COURSE_INDEX } from '../../src/content/courseIndex';
import { PAGES_CACHE } from '../../src/offline/cacheNames';
import { lessonAddress } from '../../src/site/addresses';
import { brand as second } from '../support/secondBrand';
import { LESSON, PAGE_EXERCISE } from './support/contents';
import { hydrated } from './support/hydrated';
import { isKept, killSwitch, test, visitWithWorker } from './support/deployment';
import { expect } from './support/test';

/** The service worker: what opens without a network, and how a new version takes over. */

/** A lesson, as seen from the host's root. */
const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

/** A course that no test here visits before. */
const LAST_COURSE = COURSE_INDEX[COURSE_INDEX.length - 1] ?? { slug: '' };

test('after one visit the seen page and the pages of the navigation open without a network', async ({
  page,
  context,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await expect.poll(() => isKept(page, /page-programs\.\w+\.js$/)).toBe(true);
  await context.setOffline(true);
  deployment.goDown();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/program/i);
});

test('a page that is not kept says so, and leads on', async ({ page, context, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(deployment.url + LESSON_FILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(deployment.url);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the offline page looks like the site in ${colorScheme} mode, lists what is kept, lessons first, and tries again`, async ({
    page,
    context,
    deployment,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visitWithWorker(page, `${deployment.url}about`);
    await visitWithWorker(page, deployment.url + LESSON_FILE);
    const size = (await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontSize)) || '';
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await context.setOffline(true);
    deployment.goDown();
    await page.goto(`${deployment.url}courses/${LAST_COURSE.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.locator('h1')).toHaveCSS('font-size', size);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    const lessons = main.getByRole('region', { name: 'Lessons on this device' });
    await expect(lessons.getByRole('link')).toHaveText([LESSON.title]);
    const others = main.getByRole('region', { name: 'Other pages on this device' });
    await expect(others.getByRole('link', { name: /about/i })).toBeVisible();
    await expect(main.getByText('When you have a connection')).toBeHidden();
    await Promise.all([
      page.waitForEvent('load'),
      main.getByRole('button', { name: 'Try again' }).click(),
    ]);
    await lessons.getByRole('link', { name: LESSON.title }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LESSON.title);
  });
}

test('where nothing is kept the offline page says so', async ({ page, context, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(deployment.url + LESSON_FILE);
  await expect(page.getByText('No other page is kept on this device yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: /on this device/ })).toHaveCount(0);
});

test('a page in a saved lesson is drawn and checked without a network', async ({
  page,
  context,
  deployment,
}) => {
  const address = deployment.url + lessonAddress(PAGE_EXERCISE.slug).slice(1);
  await visitWithWorker(page, address);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(address);
  await hydrated(page);
  const region = page.getByRole('region', { name: PAGE_EXERCISE.exercise.title });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(region.getByRole('list', { name: 'Checks' })).toContainText('Expected');
  const shown = region.frameLocator('iframe').frameLocator('iframe.shown');
  await expect(shown.locator('body')).toBeVisible();
});

const SAVES: readonly [where: string, address: string, button: string][] = [
  ['its own page', LESSON_FILE, 'Save for offline'],
  ['the list', 'tutorials', 'Save all for offline'],
];
for (const [where, address, button] of SAVES) {
  test(`a lesson saved on ${where} opens without a network, and its code runs`, async ({
    page,
    context,
    deployment,
  }) => {
    await visitWithWorker(page, deployment.url + address);
    await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
    await page.reload();
    await page.getByRole('button', { name: button }).click();
    // All of them are many files.
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible({
      timeout: 20_000,
    });
    await context.setOffline(true);
    deployment.goDown();
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
    const example = page.getByRole('group', { name: 'example 1' });
    await example.getByRole('textbox').focus();
    await expect(example.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('console.log(6 * 7)');
    await example.getByRole('button', { name: 'Run' }).click();
    await expect(example.getByRole('log')).toHaveText('42');
  });
}

test('without a network a lesson is not saved, and the button says so and stays', async ({
  page,
  context,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}tutorials`);
  const save = page.getByRole('button', { name: 'Save all for offline' });
  await expect(save).toBeEnabled();
  await context.setOffline(true);
  deployment.goDown();
  await save.click();
  await expect(page.getByText('Not saved. Try again when you have a connection.')).toBeVisible();
  await expect(save).toBeFocused();
});

test('deleting what is stored deletes the kept pages and the worker', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await page.reload();
  const storage = page.locator('#storage');
  await storage.scrollIntoViewIfNeeded();
  await expect(storage.getByRole('listitem').filter({ hasText: 'Copies of pages' })).toContainText(
    /\d+ files/,
  );
  await storage.getByRole('button', { name: 'Delete', exact: true }).click();
  await storage.getByRole('button', { name: 'Delete everything' }).click();
  await expect(storage.getByRole('status')).toContainText('is deleted');
  await expect(storage.getByRole('listitem').filter({ hasText: 'Copies of pages' })).toContainText(
    'not stored',
  );
  expect(
    await page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, 0]);
});

for (const address of ['', 'about']) {
  test(`a new version is announced and taken on a click on /${address}`, async ({
    page,
    deployment,
  }) => {
    await visitWithWorker(page, deployment.url + address);
    deployment.deployNext();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByText('A new version of this site is ready.');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Load it' }).click();
    await hydrated(page);
    await expect(notice).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(second.name));
  });
}

test('a new version is loaded on a click even if the old worker does not make way', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url);
  deployment.deployNext();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page).toHaveTitle(new RegExp(second.name));
});

test('an open tab of the old version goes on to pages and to a reload', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url);
  deployment.deployNext();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveTitle(new RegExp(second.name));
});

test('the kill switch removes the worker and all it kept', async ({ page, deployment }) => {
  await visitWithWorker(page, deployment.url);
  deployment.replace('sw.js', await killSwitch());
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.reload();
  await hydrated(page);
});
