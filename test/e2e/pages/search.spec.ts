import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { AUDITED_WIDTHS, expectStateAccessible } from '../support/accessibility/accessibleStates';
import {
  chunkUrl,
  LOST_CHUNK,
  loseChunk,
  neverIdle,
  recordRequests,
  whenIdle,
} from '../support/chunks';
import { EXAMPLE_LESSON, NAMED_LESSON, PASSAGE } from '../support/content/contents';
import { need } from '../support/content/need';
import { COURSE_ADDRESSES } from '../support/content/routes';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

/** Names of the index files, without extensions. */
const INDEX_FILES = readdirSync('.generated/search').map((file) => file.replace('.json', ''));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
const resultsOf = (page: Page) => dialogOf(page).getByRole('listbox', { name: 'Results' });
const buttonOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

/** Opens search with the keyboard shortcut and types a query. */
async function searchFor(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(query);
}

test.describe('opening', () => {
  test('every shortcut focuses the empty field, Escape restores focus, and shortcuts stay text in fields', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/courses');
    for (const [shortcut, open] of [
      ['the button', () => buttonOf(page).click()],
      ['Ctrl+K', () => page.keyboard.press('Control+k')],
      ['Cmd+K', () => page.keyboard.press('Meta+k')],
      ['/', () => page.keyboard.press('/')],
    ] as const) {
      await test.step(shortcut, async () => {
        await buttonOf(page).focus();
        await open();
        await expect(fieldOf(page)).toBeFocused();
        await expect(fieldOf(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toHaveCount(0);
        await expect(buttonOf(page)).toBeFocused();
        await expect(page).toHaveURL(site.url('/courses'));
      });
    }

    await test.step('/ is text in a field, and Ctrl+K opens search there too', async () => {
      // A school with few courses shows the filters only if the URL has a query.
      await site.visit(page, '/courses?sort=title');
      const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
      await search.fill('a');
      await search.press('/');
      await expect(search).toHaveValue('a/');
      await expect(dialogOf(page)).toHaveCount(0);
      await search.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search).toBeFocused();
    });
  });

  test('the / shortcut can be turned off and on in the dialog', async ({ page, site }) => {
    await site.visit(page, '/about');
    await page.keyboard.press('/');
    const choice = dialogOf(page).getByRole('checkbox', { name: '/ opens search' });
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    for (const reloads of [false, true]) {
      if (reloads) {
        await page.reload();
        await hydrated(page);
      }
      await expect(buttonOf(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(choice).not.toBeChecked();
      await expect(fieldOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await choice.check();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('/ is text in the code editor, which is in a shadow tree', async ({ page, site }) => {
    await site.visit(page, lessonAddress(need(EXAMPLE_LESSON).slug));
    await page.getByRole('main').getByRole('textbox').first().focus();
    const editor = page.locator('.cm-content').first();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('/');
    await expect(editor).toHaveText(/^\//);
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test.describe('fetching', () => {
  test("search code isn't fetched before hover or focus, and the index isn't fetched before search opens", async ({
    page,
    site,
  }) => {
    const urls = recordRequests(page);
    const fetched = (name: string) => urls.some((url) => chunkUrl(name).test(url));
    const idle = whenIdle(page);
    await site.visit(page, '/about');
    await idle;
    expect(urls.filter((url) => /\/assets\/search/.test(url))).toEqual([]);
    await buttonOf(page).hover();
    await expect.poll(() => fetched('search')).toBe(true);
    expect(fetched('search-index')).toBe(false);
    await buttonOf(page).click();
    await expect.poll(() => fetched('search-index') && fetched('search-engine')).toBe(true);
  });

  test('search works offline once it has been fetched', async ({ context, page, site }) => {
    const { word, mistyped } = need(NAMED_LESSON);
    // Otherwise, the browser could first be idle once the page is offline.
    await neverIdle(page);
    await site.visit(page, '/about');
    // The remaining index files are fetched after the first results, in any order.
    const missing = new Set(INDEX_FILES);
    page.on('requestfinished', (request) => {
      missing.delete(/\/assets\/search-([a-z]+(?:-\d+)?)\./.exec(request.url())?.[1] ?? '');
    });
    await searchFor(page, word);
    await expect(resultsOf(page)).toBeVisible();
    await expect.poll(() => missing.size).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await context.setOffline(true);
    await searchFor(page, mistyped);
    await expect(resultsOf(page).locator('mark').first()).toHaveText(word, {
      ignoreCase: true,
    });
  });

  test('a dialog or index that fails to load is reported and can be retried', async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(LOST_CHUNK);
    await neverIdle(page);
    // The dialog's chunk is requested on hover, focus, and click. All of these requests fail.
    const dialog = chunkUrl('search');
    await page.route(dialog, (route) => route.abort('connectionfailed'));
    await loseChunk(page, 'search-index', 2);
    await site.visit(page, '/about');
    await buttonOf(page).click();
    // Error message if the dialog's code fails to load. A missing index has a different message.
    const lostDialog = page.getByText('Check your connection and try again.');
    await expect(lostDialog).toBeVisible();
    await page.unroute(dialog);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(lostDialog).toHaveCount(0);

    await page.keyboard.type(need(NAMED_LESSON).word);
    const retry = dialogOf(page).getByRole('button', { name: 'Try again' });
    // Until the index has loaded, the dialog suggests all courses, the glossary, and the list of tutorials.
    await expect(dialogOf(page).getByRole('option')).toHaveCount(COURSE_INDEX.length + 2);
    await retry.click();
    await expect(resultsOf(page)).toBeVisible();
  });
});

test.describe('finding', () => {
  test(
    'a lesson is found despite a typo, and a section can be chosen by keyboard',
    { tag: '@sub' },
    async ({ page, site }) => {
      const { word, mistyped, lesson } = need(NAMED_LESSON);
      const passage = need(PASSAGE);
      await site.visit(page, '/about');
      await test.step('a lesson is found despite a typo, with the word highlighted', async () => {
        await searchFor(page, mistyped);
        // The lesson might not be the first result, because glossary terms can rank higher.
        const option = resultsOf(page)
          .getByRole('option')
          .filter({ hasText: lesson.title })
          .first();
        await expect(option.locator('mark').first()).toHaveText(word, { ignoreCase: true });
        await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
        await expect(option).toHaveAttribute(
          'href',
          site.basePath + lessonAddress(lesson.slug).slice(1),
        );
      });

      await fieldOf(page).fill(passage.title);
      const options = resultsOf(page).getByRole('option');
      await expect(options.first()).toContainText(passage.title);
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      for (const [key, index] of [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['End', -1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(options.nth(index), key).toHaveAttribute('aria-selected', 'true');
        await expect(options.nth(index), key).toBeInViewport({ ratio: 1 });
        await expect(fieldOf(page)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.url(passage.address));
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(
        page.getByRole('heading', { name: passage.title, exact: true }),
      ).toBeInViewport();
    },
  );

  test('a section of the current page scrolls into view, no results keep the dialog open, and a chosen page gets focus on its heading', async ({
    page,
    site,
  }) => {
    const passage = need(PASSAGE);
    await site.visit(page, lessonAddress(passage.page));

    await test.step('no results show a message, and Enter does nothing', async () => {
      await searchFor(page, 'xyzzyq');
      await expect(dialogOf(page).getByText('Try fewer words')).toBeVisible();
      await expect(dialogOf(page).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeVisible();
      await expect(page).toHaveURL(site.url(lessonAddress(passage.page)));
    });

    await test.step('a section of the current page', async () => {
      await fieldOf(page).fill(passage.title.toLowerCase());
      await expect(resultsOf(page).getByRole('option').first()).toContainText(passage.title);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: passage.title, exact: true });
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(site.url(passage.address));
    });

    await test.step('another page', async () => {
      await buttonOf(page).click();
      await dialogOf(page)
        .getByRole('option')
        .nth(COURSE_INDEX.length - 1)
        .click();
      await expect(page).toHaveURL(site.url(COURSE_ADDRESSES.at(-1) ?? ''));
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toBeFocused();
    });
  });
});

test('the header is one line at every width, and the dialog fills a phone screen', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  for (const width of [1440, 1024, 1000, 950, 900, 899, 600, 320, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(buttonOf(page)).toBeVisible();
      const tops = await page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
        );
      expect(new Set(tops).size, `centers at ${width} px: ${tops.join(', ')}`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await buttonOf(page).click();
  await expect
    .poll(() => dialogOf(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);

  await test.step("shortcuts don't open search over the side panel", async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button is hidden', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(buttonOf(page)).toHaveCount(0);
  });
});

test(
  'axe: search with suggestions, results, and no results',
  { tag: '@all' },
  async ({ page, site }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(page, '/');
    await searchFor(page, '');
    for (const [list, query] of [
      ['Suggestions', ''],
      ['Results', need(NAMED_LESSON).word],
      ['Suggestions', 'xyzzyq'],
    ] as const) {
      await test.step(`${list} for "${query}"`, async () => {
        await fieldOf(page).fill(query);
        await expect(dialogOf(page).getByRole('listbox', { name: list })).toBeVisible();
        if (query === 'xyzzyq')
          await expect(dialogOf(page).getByText('Try fewer words')).toBeVisible();
        await expectStateAccessible(page, { widths: AUDITED_WIDTHS, within: dialogOf(page) });
      });
    }
  },
);
