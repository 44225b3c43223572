import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { KNOWN_IDS } from '../../.generated/knownIds';
import { lessonAddress } from '../../src/site/addresses';
import { confirmImport } from './support/confirmImport';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const [LESSON = '', OTHER_LESSON = ''] = KNOWN_IDS.lessons;
const [SLUG = '', OTHER_SLUG = ''] = KNOWN_IDS.slugs;
const [, TASK = '', OTHER_TASK = ''] = KNOWN_IDS.tasks;

/** As an earlier form of the site kept it, and a file holds it. */
const STORED = {
  kind: 'progress',
  version: 1,
  lessons: {
    [LESSON]: { started: 1_700_000_000_000, done: { on: true, at: 1_700_000_001_000 } },
  },
  passed: { [TASK]: 1_700_000_002_000 },
  drafts: { [TASK]: { text: 'const mine = "1";\n', at: 1_700_000_003_000 } },
  tries: {
    [TASK]: [{ text: 'const mine = 1;\n', at: 1_700_000_002_500, passed: 1, of: 2 }],
  },
  bookmarks: { [OTHER_LESSON]: { on: true, at: 1_700_000_004_000 } },
  last: { slug: SLUG, at: 1_700_000_005_000 },
};
const TEXT = JSON.stringify(STORED);

function store(page: Page, key: string, text: string) {
  return page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

/** The ids of the entries of a kind. */
function stored(page: Page, kind: string) {
  return page.evaluate((start) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length)).sort();
  }, `/progress/${kind}/`);
}

function keys(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

function row(page: Page, key: string) {
  return page.locator('#storage').getByRole('listitem').filter({ hasText: key }).first();
}

function button(page: Page, name: string) {
  return page.locator('#storage').getByRole('button', { name, exact: true });
}

/** What the page says of the last action. */
function status(page: Page) {
  return page.locator('#storage').getByRole('status');
}

function importFile(page: Page, text: string) {
  return page
    .locator('#storage')
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function deleteAll(page: Page) {
  await button(page, 'Delete').click();
  await button(page, 'Delete everything').click();
  await expect(status(page)).toContainText('is deleted');
}

async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Export progress').click();
  return download;
}

test('what an earlier form of the site kept in one entry is moved, nothing of it lost', async ({
  page,
  site,
}) => {
  await site.visit(page, '/about#storage');
  await store(page, 'progress', TEXT);
  await page.reload();
  await hydrated(page);
  await expect(row(page, 'progress')).toContainText('7 entries');
  expect(await keys(page)).not.toContain('progress');
  const text = await readFile(await (await exported(page)).path(), 'utf8');
  expect(JSON.parse(text)).toEqual(STORED);
});

test('export, delete, import restores it', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  await store(page, 'progress', TEXT);
  await page.reload();
  await hydrated(page);
  await expect(row(page, 'progress')).toContainText('7 entries');

  const file = await exported(page);
  expect(file.suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');

  await deleteAll(page);
  await button(page, 'Delete the copy').click();
  expect(await keys(page)).toEqual([]);
  await importFile(page, text);
  await confirmImport(page);
  await expect(status(page)).toHaveText(
    'Imported: 1 lesson, 1 passed exercise, 1 bookmark, 1 piece of code, 1 earlier try.',
  );
  const again = await readFile(await (await exported(page)).path(), 'utf8');
  expect(JSON.parse(again)).toEqual(STORED);
});

test('what was deleted, and what was imported, is undone', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  await importFile(page, TEXT);
  await confirmImport(page);
  const before = await keys(page);
  await deleteAll(page);
  await page.reload();
  await hydrated(page);
  await button(page, 'Undo').click();
  await expect(status(page)).toContainText('Your work is back');
  expect((await keys(page)).filter((key) => !key.startsWith('/continue'))).toEqual(
    before.filter((key) => key.startsWith('/progress/')),
  );
});

for (const broken of ['{"kind":"progress","ver', '[]', 'dark']) {
  test(`a corrupted store is set aside with a notice: ${broken}`, async ({ page, site }) => {
    await site.visit(page, '/about#storage');
    await store(page, 'progress', broken);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#storage')).toContainText('could not be read. It was set aside');
    await button(page, 'Restore').click();
    await expect(status(page)).toContainText('It stays set aside.');
    await importFile(page, TEXT);
    await confirmImport(page);
    await button(page, 'Delete it').click();
    await expect(page.locator('#storage')).not.toContainText('It was set aside');
    expect(await stored(page, 'passed')).toEqual([TASK]);
  });
}

for (const address of ['/', '/tutorials']) {
  test(`${address} says that progress could not be read, and leads to where it is kept`, async ({
    page,
    site,
  }) => {
    await site.visit(page, address);
    await store(page, 'progress', '{"kind":"progress","ver');
    await page.reload();
    await page.getByRole('link', { name: 'see what is stored' }).click();
    await expect(page.locator('#storage')).toContainText('could not be read. It was set aside');
  });
}

test('another tab follows an import and a deletion', async ({ context, page, site }) => {
  const other = await context.newPage();
  await site.visit(page, '/about#storage');
  await site.visit(other, '/about#storage');
  await importFile(page, TEXT);
  await confirmImport(page);
  await expect(row(other, 'progress')).toContainText('bytes');
  await deleteAll(other);
  await expect(row(page, 'progress')).toContainText('not stored');
});

test('two tabs that import different files keep both', async ({ context, page, site }) => {
  const other = await context.newPage();
  await site.visit(page, '/about#storage');
  await site.visit(other, '/about#storage');
  const fileWith = (id: string) => JSON.stringify({ ...STORED, passed: { [id]: 1 } });
  await Promise.all([importFile(page, fileWith(TASK)), importFile(other, fileWith(OTHER_TASK))]);
  await Promise.all([confirmImport(page), confirmImport(other)]);
  for (const tab of [page, other]) {
    await expect.poll(() => stored(tab, 'passed')).toEqual([TASK, OTHER_TASK].sort());
  }
});

for (const busy of [50, 100, 150]) {
  test(`a tab that was busy for ${busy} ms undoes nothing that another wrote`, async ({
    context,
    page,
    site,
  }) => {
    const other = await context.newPage();
    await site.visit(page, lessonAddress(SLUG));
    await site.visit(other, lessonAddress(OTHER_SLUG));
    const bookmark = (tab: Page) => tab.getByRole('button', { name: 'Bookmark' });
    for (const tab of [page, other]) await expect(bookmark(tab)).toBeVisible();
    await Promise.all([
      bookmark(other).evaluate((control: HTMLElement, wait) => {
        const end = performance.now() + wait;
        while (performance.now() < end);
        control.click();
      }, busy),
      bookmark(page).evaluate((control: HTMLElement) => control.click()),
    ]);
    const both = [LESSON, OTHER_LESSON].sort();
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab, 'bookmarks')).toEqual(both);
      await tab.reload();
    }
    expect(await stored(page, 'bookmarks')).toEqual(both);
  });
}

test('with a full store everything goes on, and the page says what is lost', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await site.visit(page, '/about#storage');
  await importFile(page, TEXT);
  await button(page, 'Import').click();
  await button(page, 'Import without a copy').click();
  await expect(page.locator('#storage')).toContainText('could not be stored');
  const text = await readFile(await (await exported(page)).path(), 'utf8');
  expect(JSON.parse(text)).toEqual(STORED);
});

test('with blocked storage everything goes on', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await site.visit(page, '/about#storage');
  await expect(page.locator('#storage')).toContainText('does not let this site store anything');
  await importFile(page, TEXT);
  await button(page, 'Import').click();
  await button(page, 'Import without a copy').click();
  await expect(status(page)).toContainText('Imported');
});
