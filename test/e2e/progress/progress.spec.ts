import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { KNOWN_IDS } from '../../../.generated/knownIds';
import { lessonAddress } from '../../../src/site/addresses';
import { EXAMPLE_LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { blockStorage, fillStorage } from '../support/storage/blockStorage';
import { confirmImport } from '../support/storage/confirmImport';
import { hydrated } from '../support/hydrated';
import { openIntro } from '../support/intro';
import { expect, test } from '../support/test';

const [LESSON = '', OTHER_LESSON = ''] = KNOWN_IDS.lessons;
const [SLUG = '', OTHER_SLUG = ''] = KNOWN_IDS.slugs;
const [, TASK = '', OTHER_TASK = ''] = KNOWN_IDS.tasks;

/** Progress in the export file format. */
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

/** Returns the sorted ids of all stored entries of one kind. */
function storedIds(page: Page, kind: string) {
  return page.evaluate((start) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length)).sort();
  }, `/progress/${kind}/`);
}

/**
 * Returns the sorted ids of bookmarked lessons. Skips removed bookmarks, which still have an entry in
 * storage.
 */
function bookmarked(page: Page) {
  return page.evaluate((start) => {
    const entries = Object.entries<string>({ ...localStorage });
    return entries
      .filter(([key, text]) => key.startsWith(start) && (JSON.parse(text) as { on: boolean }).on)
      .map(([key]) => key.slice(start.length))
      .sort();
  }, '/progress/bookmarks/');
}

function keys(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

function row(page: Page, key: string) {
  return page.locator('#storage details').locator('li').filter({ hasText: key }).first();
}

function button(page: Page, name: string) {
  return page.locator('#storage').getByRole('button', { name, exact: true });
}

/** Finds the live region that announces the result of the last action. */
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
  await expect(status(page)).toContainText('was deleted');
}

async function exportProgress(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Export progress').click();
  return download;
}

test('export, delete, import, and undo lose nothing', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  await importFile(page, TEXT);
  await confirmImport(page);
  await page.reload();
  await hydrated(page);
  let text = '';

  await test.step('imported progress is stored and exported', async () => {
    await expect(row(page, 'progress')).toContainText('7 entries');
    const file = await exportProgress(page);
    expect(file.suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
    text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(STORED);
  });

  await test.step('an import restores deleted progress', async () => {
    await deleteAll(page);
    await button(page, 'Delete copy').click();
    expect(await keys(page)).toEqual([]);
    await importFile(page, text);
    await confirmImport(page);
    await expect(status(page)).toHaveText(
      'Imported: 1 lesson, 1 passed exercise, 1 bookmark, 1 piece of code, 1 earlier try.',
    );
    const reexported = await readFile(await (await exportProgress(page)).path(), 'utf8');
    expect(JSON.parse(reexported)).toEqual(STORED);
  });

  await test.step('a deletion can be undone after a reload', async () => {
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
});

test('corrupt progress is quarantined with a notice', async ({ page, site }) => {
  const notice = page.locator('#storage').getByText("We couldn't read your saved progress");
  for (const broken of ['{"on":true,"a', '[]', 'dark']) {
    await test.step(broken, async () => {
      await site.visit(page, '/about#storage');
      await page.evaluate(() => localStorage.clear());
      await store(page, `/progress/bookmarks/${LESSON}`, broken);
      await page.reload();
      await hydrated(page);
      await expect(notice.first()).toBeVisible();
      await button(page, 'Restore').click();
      await expect(status(page)).toContainText('It stays set aside.');
      await importFile(page, TEXT);
      await confirmImport(page);
      await button(page, 'Delete it').click();
      await expect(page.locator('#storage')).not.toContainText('It was set aside');
      expect(await storedIds(page, 'passed')).toEqual([TASK]);
    });
  }

  for (const address of ['/', '/tutorials']) {
    await test.step(`${address} reports it and links to the storage section`, async () => {
      await site.visit(page, address);
      await page.evaluate(() => localStorage.clear());
      await store(page, `/progress/bookmarks/${LESSON}`, '{"on":true,"a');
      await page.reload();
      await page.getByRole('link', { name: "see what's stored" }).click();
      await expect(notice.first()).toBeVisible();
    });
  }
});

test('other tabs update after an import or deletion, and simultaneous imports are both kept', async ({
  context,
  page,
  site,
}) => {
  const other = await context.newPage();
  await site.visit(page, '/about#storage');
  await site.visit(other, '/about#storage');

  await importFile(page, TEXT);
  await confirmImport(page);
  await expect(row(other, 'progress')).toContainText('bytes');
  await deleteAll(other);
  await expect(row(page, 'progress')).toContainText('not stored');

  const fileWith = (id: string) => JSON.stringify({ ...STORED, passed: { [id]: 1 } });
  await Promise.all([importFile(page, fileWith(TASK)), importFile(other, fileWith(OTHER_TASK))]);
  await Promise.all([confirmImport(page), confirmImport(other)]);
  for (const tab of [page, other]) {
    await expect.poll(() => storedIds(tab, 'passed')).toEqual([TASK, OTHER_TASK].sort());
  }
});

test(
  "a busy tab doesn't overwrite another tab's changes",
  { tag: '@all' },
  async ({ context, page, site }) => {
    const other = await context.newPage();
    await site.visit(page, lessonAddress(SLUG));
    await site.visit(other, lessonAddress(OTHER_SLUG));
    const tabs = [page, other];
    const bookmark = (tab: Page) => tab.getByRole('button', { name: 'Bookmark', exact: true });
    const expectPressed = (tab: Page, isPressed: boolean) =>
      expect(bookmark(tab)).toHaveAttribute('aria-pressed', String(isPressed));
    const both = [LESSON, OTHER_LESSON].sort();
    for (const tab of tabs) {
      await openIntro(tab);
      await bookmark(tab).click();
      await expectPressed(tab, true);
    }
    for (const busy of [50, 100, 150]) {
      await test.step(`busy for ${busy} ms`, async () => {
        for (const tab of tabs) {
          await bookmark(tab).click();
          await expectPressed(tab, false);
        }
        await Promise.all([
          bookmark(other).evaluate((control: HTMLElement, wait) => {
            const end = performance.now() + wait;
            while (performance.now() < end);
            control.click();
          }, busy),
          bookmark(page).evaluate((control: HTMLElement) => control.click()),
        ]);
        for (const tab of tabs) await expect.poll(() => bookmarked(tab)).toEqual(both);
        for (const tab of tabs) {
          await tab.reload();
          await openIntro(tab);
          await expectPressed(tab, true);
        }
        expect(await bookmarked(page)).toEqual(both);
      });
    }
  },
);

test("everything works with full storage, and the page says what can't be saved", async ({
  page,
  site,
}) => {
  await fillStorage(page);
  await site.visit(page, '/about#storage');
  await importFile(page, TEXT);
  await button(page, 'Import').click();
  await button(page, 'Import without a copy').click();
  await expect(page.locator('#storage')).toContainText("couldn't be saved");
  const text = await readFile(await (await exportProgress(page)).path(), 'utf8');
  expect(JSON.parse(text)).toEqual(STORED);
});

test("a lesson says that code isn't saved because storage is full, and deleting a copy saves it", async ({
  page,
  site,
}) => {
  await site.visit(page, lessonAddress(need(EXAMPLE_LESSON).slug));
  await page.evaluate((key) => {
    let text = '';
    for (let more = 8_000_000; more >= 1; more = Math.floor(more / 2)) {
      try {
        localStorage.setItem(key, text + 'x'.repeat(more));
        text += 'x'.repeat(more);
      } catch {
        // It doesn't fit. Half as much might.
      }
    }
  }, `${site.basePath}copies/${Date.now()}-import-all`);
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('textbox').click();
  // Waits for the editor, because keys are ignored until drafts can be saved.
  await expect(example.locator('[data-editor]')).toBeVisible();
  await page.keyboard.type('// mine');
  const notice = example.getByRole('alert');
  await expect(notice).toContainText("This code isn't saved");
  await notice.getByRole('link').click();
  await button(page, 'Delete copy').click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('// mine');
});

test('everything works with blocked storage', async ({ page, site }) => {
  await blockStorage(page);
  await site.visit(page, '/about#storage');
  await expect(page.locator('#storage')).toContainText("doesn't let this site store anything");
  await importFile(page, TEXT);
  await button(page, 'Import').click();
  await button(page, 'Import without a copy').click();
  await expect(status(page)).toContainText('Imported');
});

test('a reload comes back to the place in a lesson when the page got shorter', async ({
  page,
  site,
}) => {
  await site.visit(page, lessonAddress(SLUG));
  const place = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
  const id = await place.getAttribute('id');
  // Insert a tall block that's gone after the reload, as check results are. Without scroll anchoring, the
  // browser restores the old distance from the top, which is too far down on the shorter page.
  await place.evaluate((element) => {
    document.documentElement.style.overflowAnchor = 'none';
    const results = document.createElement('div');
    results.style.height = '4000px';
    element.closest('article')?.prepend(results);
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain(`heading\\":\\"${id}`);
  await page.reload();
  await expect(place).toBeInViewport();
});
