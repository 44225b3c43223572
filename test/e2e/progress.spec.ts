import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** As the site writes it. */
const STORED = {
  kind: 'progress',
  version: 1,
  lessons: {
    'ds-big-o': { started: 1_800_000_000_000, done: { on: true, at: 1_800_000_001_000 } },
  },
  passed: { 'ds-sum': 1_800_000_002_000 },
  drafts: { 'ds-sum': { text: 'const mine = "1";\n', at: 1_800_000_003_000 } },
  tries: {
    'ds-sum': [{ text: 'const mine = 1;\n', at: 1_800_000_002_500, passed: 1, of: 2 }],
  },
  bookmarks: { 'ds-hash-map': { on: true, at: 1_800_000_004_000 } },
  last: { slug: 'counting-steps', at: 1_800_000_005_000 },
};
const TEXT = JSON.stringify(STORED);

function store(page: Page, key: string, text: string) {
  return page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

function stored(page: Page, key = 'progress') {
  return page.evaluate((name) => localStorage.getItem(name), key);
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

test('progress survives a reload, word for word', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  await store(page, 'progress', TEXT);
  await page.reload();
  await hydrated(page);
  await expect(row(page, 'progress')).toContainText(`${TEXT.length} bytes`);
  expect(await stored(page)).toBe(TEXT);
});

test('export, delete, import restores it', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  await store(page, 'progress', TEXT);
  await page.reload();
  await hydrated(page);

  const download = page.waitForEvent('download');
  await button(page, 'Export progress').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(STORED);

  await deleteAll(page);
  expect(await stored(page)).toBeNull();
  await importFile(page, text);
  await expect(status(page)).toContainText(
    'Imported: 1 lesson, 1 passed exercise, 1 bookmark, 1 piece of code.',
  );
  expect(await stored(page)).toBe(TEXT);
});

for (const broken of ['{"kind":"progress","ver', '[]', 'dark']) {
  test(`a corrupted store is set aside with a notice: ${broken}`, async ({ page, site }) => {
    await site.visit(page, '/about#storage');
    await store(page, 'progress', broken);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#storage')).toContainText('could not be read. It was set aside');
    expect(await stored(page)).toBeNull();
    expect(await stored(page, 'progress-set-aside')).toBe(broken);
    await importFile(page, TEXT);
    await expect.poll(() => stored(page)).toBe(TEXT);
    await deleteAll(page);
    expect(await stored(page, 'progress-set-aside')).toBeNull();
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
  await expect(row(other, 'progress')).toContainText('bytes');
  await deleteAll(other);
  await expect(row(page, 'progress')).toContainText('not stored');
});

test('two tabs that import different files keep both', async ({ context, page, site }) => {
  const other = await context.newPage();
  await site.visit(page, '/about#storage');
  await site.visit(other, '/about#storage');
  const fileWith = (id: string) => JSON.stringify({ ...STORED, passed: { [id]: 1 } });
  await Promise.all([importFile(page, fileWith('one')), importFile(other, fileWith('two'))]);
  for (const tab of [page, other]) {
    await expect
      .poll(async () =>
        Object.keys((JSON.parse((await stored(tab)) ?? '') as typeof STORED).passed),
      )
      .toEqual(['one', 'two']);
  }
});

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
  await expect(page.locator('#storage')).toContainText('could not be stored');
  const download = page.waitForEvent('download');
  await button(page, 'Export progress').click();
  const text = await readFile(await (await download).path(), 'utf8');
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
  await expect(status(page)).toContainText('Imported');
});
