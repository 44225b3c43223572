import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lessonAddress } from '../../src/site/addresses';
import { COURSE_INDEX } from '../../src/content/courseIndex';
import { expectAccessible } from './support/accessible';
import { chunkUrl, LOST_CHUNK, loseChunk, neverIdle, recordRequests } from './support/chunks';
import {
  LESSON,
  MISTYPED_WORD,
  NAMED_LESSON,
  PASSAGE,
  PASSAGE_ADDRESS,
  TITLE_WORD,
} from './support/contents';
import { COURSE_ADDRESSES } from './support/routes';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** The number of the index's last file, which is fetched last. */
const LAST_ENTRIES =
  readdirSync('.generated/search').filter((file) => file.startsWith('entries-')).length - 1;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
const resultsOf = (page: Page) => dialogOf(page).getByRole('listbox', { name: 'Results' });
const buttonOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

/** Opens the search by its keys and types; the keys reach the field once it has the focus. */
async function searchFor(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(query);
}

test.describe('opening', () => {
  for (const [way, open] of [
    ['the button', (page: Page) => buttonOf(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`by ${way}: the focus is in the empty field, Escape returns it`, async ({
      page,
      site,
    }) => {
      await site.visit(page, '/about');
      await buttonOf(page).focus();
      await open(page);
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(buttonOf(page)).toBeFocused();
      await expect(page).toHaveURL(site.url('/about'));
    });
  }

  test('/ can be switched off and on again, in the search itself', async ({ page, site }) => {
    await site.visit(page, '/about');
    await page.keyboard.press('/');
    const choice = dialogOf(page).getByRole('checkbox', { name: '/ opens the search' });
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    for (const again of [false, true]) {
      if (again) {
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

  test('/ is written where something is typed, Ctrl+K opens there too', async ({ page, site }) => {
    await site.visit(page, '/courses');
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

  test('/ is written in the code editor, which is a shadow tree', async ({ page, site }) => {
    await site.visit(page, lessonAddress(LESSON.slug));
    await page.getByRole('main').getByRole('textbox').first().focus();
    const editor = page.locator('.cm-content').first();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('/');
    await expect(editor).toHaveText(/^\//);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('the keys open nothing over the side panel', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('fetching', () => {
  test('nothing of the search is fetched before a sign, the index not before it opens', async ({
    page,
    site,
  }) => {
    const urls = recordRequests(page);
    const fetched = (name: string) => urls.some((url) => chunkUrl(name).test(url));
    // What is fetched ahead when the browser is idle has been asked for by then.
    const ahead = page.waitForRequest(chunkUrl('page-programs'));
    await site.visit(page, '/about');
    await ahead;
    expect(urls.filter((url) => /\/assets\/search/.test(url))).toEqual([]);
    await buttonOf(page).hover();
    await expect.poll(() => fetched('search')).toBe(true);
    expect(fetched('search-index')).toBe(false);
    await buttonOf(page).click();
    await expect.poll(() => fetched('search-index') && fetched('search-engine')).toBe(true);
  });

  test('once fetched it works offline, index and all', async ({ context, page, site }) => {
    await site.visit(page, '/about');
    // After the first answer the rest of the index is fetched, its entries last.
    const rest = page.waitForResponse(new RegExp(`/assets/search-entries-${LAST_ENTRIES}\\.`));
    await searchFor(page, TITLE_WORD);
    await expect(resultsOf(page)).toBeVisible();
    await rest;
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await context.setOffline(true);
    await searchFor(page, MISTYPED_WORD);
    await expect(resultsOf(page).locator('mark').first()).toHaveText(TITLE_WORD, {
      ignoreCase: true,
    });
  });

  test('an index that is lost is told, and fetched when asked again', async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(LOST_CHUNK);
    await loseChunk(page, 'search-index', 2);
    await site.visit(page, '/about');
    await searchFor(page, TITLE_WORD);
    const retry = dialogOf(page).getByRole('button', { name: 'Try again' });
    await expect(dialogOf(page).getByRole('option')).toHaveCount(COURSE_INDEX.length + 1);
    await retry.click();
    await expect(resultsOf(page)).toBeVisible();
  });

  test('a dialog that is lost is told beside the button, which works again later', async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(LOST_CHUNK);
    await neverIdle(page);
    // Fetched on hover, on focus and on the click: each of them fails.
    const lost = chunkUrl('search');
    await page.route(lost, (route) => route.abort('connectionfailed'));
    await site.visit(page, '/about');
    await buttonOf(page).click();
    await expect(page.getByText('The search could not be loaded.')).toBeVisible();
    await page.unroute(lost);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(page.getByText('The search could not be loaded.')).toHaveCount(0);
  });
});

test.describe('finding', () => {
  test('a typo finds the lesson, with its word marked', { tag: '@sub' }, async ({ page, site }) => {
    await site.visit(page, '/about');
    await searchFor(page, MISTYPED_WORD);
    const first = resultsOf(page).getByRole('option').first();
    await expect(first).toContainText(NAMED_LESSON.title);
    await expect(first.locator('mark').first()).toHaveText(TITLE_WORD, { ignoreCase: true });
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(first).toHaveAttribute(
      'href',
      site.basePath + lessonAddress(NAMED_LESSON.slug).slice(1),
    );
  });

  test(
    'the keyboard alone chooses a passage and lands on it',
    { tag: '@sub' },
    async ({ page, site }) => {
      await site.visit(page, '/about');
      await searchFor(page, PASSAGE.title);
      const options = resultsOf(page).getByRole('option');
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
      await expect(page).toHaveURL(site.url(PASSAGE_ADDRESS));
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(
        page.getByRole('heading', { name: PASSAGE.title, exact: true }),
      ).toBeInViewport();
    },
  );

  test('a chosen page gets the focus on its heading', async ({ page, site }) => {
    await site.visit(page, '/about');
    await buttonOf(page).click();
    await dialogOf(page)
      .getByRole('option')
      .nth(COURSE_INDEX.length - 1)
      .click();
    await expect(page).toHaveURL(site.url(COURSE_ADDRESSES.at(-1) ?? ''));
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('a passage of the page that is open is scrolled to', async ({ page, site }) => {
    await site.visit(page, lessonAddress(PASSAGE.page));
    await searchFor(page, PASSAGE.title.toLowerCase());
    await expect(resultsOf(page)).toBeVisible();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: PASSAGE.title, exact: true });
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(site.url(PASSAGE_ADDRESS));
  });

  test('what is nowhere is told, and Enter stays', async ({ page, site }) => {
    await site.visit(page, '/about');
    await searchFor(page, 'xyzzyq');
    await expect(dialogOf(page).getByText('Nothing found for xyzzyq.')).toBeVisible();
    await expect(dialogOf(page).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(site.url('/about'));
  });
});

test.describe('in the header', () => {
  test('the bar keeps one line at every width', async ({ page, site }) => {
    await site.visit(page, '/about');
    for (const width of [320, 390, 600, 899, 900, 950, 1000, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
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
    }
  });

  test('the dialog fills the screen of a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(page, '/');
    await buttonOf(page).click();
    await expect
      .poll(() => dialogOf(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(buttonOf(page)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    // Colors in the middle of a transition are nobody's.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [state, query] of [
      ['suggestions', ''],
      ['results', TITLE_WORD],
      ['no result', 'xyzzyq'],
    ] as const) {
      test(`the search with ${state} at 390 and 1280 px`, async ({ page, site }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await site.visit(page, '/');
        await searchFor(page, query);
        const list = state === 'results' ? 'Results' : 'Suggestions';
        await expect(dialogOf(page).getByRole('listbox', { name: list })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(page);
      });
    }
  });
}
