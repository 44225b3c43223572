import type { Locator, Page } from '@playwright/test';
import { codeText, type WebLanguage } from '../../src/content/lesson';
import { lessonAddress } from '../../src/site/addresses';
import { expectAccessible } from './support/accessible';
import { PAGE_EXERCISE } from './support/contents';
import type { Site } from './support/test';
import { expect, test } from './support/test';

/** Exercises that ask for a page, in the lesson: their tabs, their preview, their checks. */

const { exercise } = PAGE_EXERCISE;
const ADDRESS = lessonAddress(PAGE_EXERCISE.slug);
const NAMES: Record<WebLanguage, string> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };
/** What the reader writes is the reader's; a fragment has no landmarks. */
const READERS_PAGE = ['iframe'];
const CHANGED = exercise.files.find(({ isGiven }) => !isGiven)?.language ?? 'html';

/** Opens the lesson at the exercise, and waits until its page is drawn. */
async function openExercise(page: Page, site: Site): Promise<Locator> {
  await site.visit(page, ADDRESS);
  const region = page.getByRole('region', { name: exercise.title });
  await region.scrollIntoViewIfNeeded();
  await expect(drawn(page).locator('body')).toBeVisible();
  return region;
}

/** The reader's page, in the frame in the frame. */
function drawn(page: Page) {
  return page
    .getByRole('region', { name: exercise.title })
    .frameLocator('iframe')
    .frameLocator('iframe.shown');
}

/** Puts text into the file that is in sight. */
async function write(page: Page, region: Locator, text: string): Promise<void> {
  await region.getByRole('textbox').click();
  await expect(region.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('checks say what is there and outline it, and pass with the solution', async ({
      page,
      site,
    }) => {
      const region = await openExercise(page, site);
      await region.getByRole('button', { name: 'Check' }).click();
      const checks = region.getByRole('list', { name: 'Checks' });
      await expect(checks).toContainText('Expected');
      await expect(checks).toContainText('Received');
      await expectAccessible(page, READERS_PAGE);

      await region.getByRole('button', { name: 'Show the solution' }).click();
      await region
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Show the solution' })
        .click();
      await region.getByRole('button', { name: 'Check' }).click();
      await expect(region.getByText(/All \d+ checks pass/)).toBeVisible();
      await expect(region.getByRole('group', { name: 'Explanation' })).toBeVisible();
      await expectAccessible(page, READERS_PAGE);
    });
  });
}

test('the page is drawn anew as one types, and the draft is kept', async ({ page, site }) => {
  const region = await openExercise(page, site);
  await region.getByRole('tab', { name: 'HTML', exact: true }).click();
  await write(page, region, '<h1>Fresh bread</h1>');
  await expect(drawn(page).getByRole('heading', { level: 1 })).toHaveText('Fresh bread');

  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Fresh bread');
  await openExercise(page, site);
  await expect(drawn(page).getByRole('heading', { level: 1 })).toHaveText('Fresh bread');
  await region.getByRole('button', { name: 'Reset' }).click();
  await region.getByRole('alertdialog').getByRole('button', { name: 'Put it back' }).click();
  const original = exercise.files.find(({ language }) => language === 'html');
  await expect(region.getByRole('textbox')).toHaveValue(codeText(original?.lines ?? []));
});

test('by keyboard: arrows move between the files, Ctrl+Enter checks, Tab leaves the editor', async ({
  page,
  site,
}) => {
  const region = await openExercise(page, site);
  const tabs = region.getByRole('tab');
  await tabs.first().focus();
  for (const { language } of exercise.files) {
    await expect(region.getByRole('tab', { selected: true })).toHaveText(
      new RegExp(`^${NAMES[language]}`),
    );
    await page.keyboard.press('ArrowRight');
  }
  await region.getByRole('tab', { name: NAMES[CHANGED], exact: true }).click();
  await region.getByRole('textbox').click();
  const editor = region.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(region.getByRole('list', { name: 'Checks' })).toContainText('Expected');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('a page that fails tells its line in plain words', async ({ page, site }) => {
  const region = await openExercise(page, site);
  await write(page, region, '<script>console.log("here"); missing();</script>');
  await expect(region.getByRole('log')).toContainText('here');
  await expect(region.getByRole('log')).toContainText('ReferenceError');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing goes beyond the edge, and the page has the width that is chosen', async ({
    page,
    site,
  }) => {
    const region = await openExercise(page, site);
    for (const width of ['600', '320']) {
      await region.getByRole('button', { name: width, exact: true }).click();
      await expect
        .poll(() =>
          drawn(page)
            .locator('html')
            .evaluate(() => window.innerWidth),
        )
        .toBe(Number(width));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    }
    await expectAccessible(page, READERS_PAGE);
  });
});

test('the page is drawn in the mode that is chosen, whatever the site is in', async ({
  page,
  site,
}) => {
  const region = await openExercise(page, site);
  await write(
    page,
    region,
    '<style>p { color: rgb(1, 1, 1) } @media (prefers-color-scheme: dark) { p { color: rgb(9, 9, 9) } }</style><p>Tea</p>',
  );
  // The page is drawn anew with each change: the frame that is asked may be gone just then.
  const color = () =>
    drawn(page)
      .locator('p')
      .evaluate((element) => getComputedStyle(element).color)
      .catch(() => 'gone');
  await expect.poll(color).toBe('rgb(1, 1, 1)');
  await region.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(color).toBe('rgb(9, 9, 9)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every file, the hints and the solution can be read', async ({ page, site }) => {
    await page.goto(site.url(ADDRESS));
    const region = page.getByRole('region', { name: exercise.title });
    for (const { lines } of exercise.files) {
      const line = codeText(lines).split('\n').at(-2)?.trim() ?? '';
      await expect(region).toContainText(line);
    }
    await expect(region.getByText('Hint 1', { exact: true })).toBeVisible();
    await expect(region.getByText('Solution', { exact: true })).toBeVisible();
    await expect(region.locator('iframe')).toHaveCount(0);
  });
});
