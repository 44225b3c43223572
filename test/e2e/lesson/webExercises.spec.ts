import type { Locator, Page } from '@playwright/test';
import { codeText, type WebLanguage } from '../../../src/content/lesson';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { LONE_PREVIEW, PAGE_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import type { Site } from '../support/test';
import { expect, test } from '../support/test';

/** Tests a lesson's web exercises: their tabs, previews, and checks. */

const NAMES: Record<WebLanguage, string> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };
/** Excluded from accessibility audits, because the reader's page can be a fragment without landmarks. */
const READERS_PAGE = ['iframe'];

/** Opens the lesson, scrolls to the exercise, and waits until its preview has rendered. */
async function openExercise(page: Page, site: Site): Promise<Locator> {
  const { slug, exercise } = need(PAGE_EXERCISE);
  await site.visit(page, lessonAddress(slug));
  const region = page.getByRole('region', { name: exercise.title });
  await region.scrollIntoViewIfNeeded();
  await expect(previewOf(page).locator('body')).toBeVisible();
  return region;
}

/** Finds the reader's page, which is in a nested frame. */
function previewOf(page: Page) {
  return page
    .getByRole('region', { name: need(PAGE_EXERCISE).exercise.title })
    .frameLocator('iframe')
    .frameLocator('iframe.shown');
}

/** Replaces the text in the selected file's editor. */
async function write(page: Page, region: Locator, text: string): Promise<void> {
  await region.getByRole('textbox').click();
  await expect(region.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('an exercise can be checked by keyboard, fits a narrow screen, and passes with its solution', async ({
  page,
  site,
}) => {
  test.slow();
  const { exercise } = need(PAGE_EXERCISE);
  const region = await openExercise(page, site);

  await test.step('arrow keys switch between files', async () => {
    await region.getByRole('tab').first().focus();
    for (const { language } of exercise.files) {
      await expect(region.getByRole('tab', { selected: true })).toHaveText(
        new RegExp(`^${NAMES[language]}`),
      );
      await page.keyboard.press('ArrowRight');
    }
  });

  const checks = region.getByRole('list', { name: 'Tests' });
  await test.step('Ctrl+Enter checks, and Tab leaves the editor', async () => {
    const editable = exercise.files.find(({ isGiven }) => !isGiven)?.language ?? 'html';
    await region.getByRole('tab', { name: NAMES[editable], exact: true }).click();
    await region.getByRole('textbox').click();
    const editor = region.locator('.cm-content');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(checks).toContainText('Expected');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });

  await test.step('failed checks show what they received', async () => {
    await region.getByRole('button', { name: 'Check' }).click();
    await expect(checks).toContainText('Expected');
    await expect(checks).toContainText('Received');
    await expectStateAccessible(page, { within: region, without: READERS_PAGE });
  });

  await test.step('a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(checks).toBeVisible();
    await expectStateAccessible(page, { within: region, without: READERS_PAGE });
    await region.getByRole('button', { name: 'Page', exact: true }).click();
    for (const width of ['600', '320']) {
      await region.getByRole('button', { name: width, exact: true }).click();
      await expect
        .poll(() =>
          previewOf(page)
            .locator('html')
            .evaluate(() => window.innerWidth),
        )
        .toBe(Number(width));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    }
    await expectStateAccessible(page, { within: region, without: READERS_PAGE });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the solution passes', async () => {
    await region.getByRole('button', { name: 'Show the solution' }).click();
    await region
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Show the solution' })
      .click();
    await region.getByRole('button', { name: 'Check' }).click();
    await expect(region.getByText(/(?:All \d+|Both) tests passed/)).toBeVisible();
    await expect(region.getByRole('group', { name: 'Explanation' })).toBeVisible();
    await expectStateAccessible(page, { within: region, without: READERS_PAGE });
  });
});

test('a mistake in the markup leaves the number of checks as it is', async ({ page, site }) => {
  const region = await openExercise(page, site);
  const checks = region.getByRole('list', { name: 'Tests' });
  const status = region.getByText(/^\d+ of \d+ tests passed\.$/);
  const markup = checks.getByText('the tags and quotes match');
  const total = async () => (await status.textContent())?.split(' of ')[1];
  await region.getByRole('tab', { name: 'HTML', exact: true }).click();
  await write(page, region, '<h1>Tea</h1>');
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(status).toBeVisible();
  const before = await total();
  await write(page, region, '<h1>Tea<h1>');
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(markup).toBeVisible();
  expect(await total()).toBe(before);
});

test("a page's error shows without an explanation if the code for that doesn't load", async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(/net::ERR_FAILED|ChunkLoadError/);
  await page.route('**/assets/explanations.*.js', (route) => route.abort());
  const region = await openExercise(page, site);
  await region.getByRole('tab', { name: 'HTML', exact: true }).click();
  await write(page, region, '<script>let total = 1; totel += 1;</script>');
  await expect(region.getByRole('log')).toHaveText(/totel is not defined/);
  await page.unrouteAll();
  await write(page, region, '<script>let sum = 1; summ += 1;</script>');
  await expect(region.getByRole('log')).toHaveText(/summ is not defined/);
});

test('the preview updates while typing and on color mode changes, and the draft is stored', async ({
  page,
  site,
}) => {
  const { exercise } = need(PAGE_EXERCISE);
  const region = await openExercise(page, site);
  const heading = previewOf(page).getByRole('heading', { level: 1 });

  await test.step('the draft survives a reload, and Reset discards it', async () => {
    await region.getByRole('tab', { name: 'HTML', exact: true }).click();
    await write(page, region, '<h1>Fresh bread</h1>');
    await expect(heading).toHaveText('Fresh bread');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Fresh bread');
    await openExercise(page, site);
    await expect(heading).toHaveText('Fresh bread');
    await region.getByRole('button', { name: 'Reset' }).click();
    await region.getByRole('alertdialog').getByRole('button', { name: 'Reset code' }).click();
    const original = exercise.files.find(({ language }) => language === 'html');
    await expect(region.getByRole('textbox')).toHaveValue(codeText(original?.lines ?? []));
  });

  await test.step("a page's error is logged", async () => {
    await write(page, region, '<script>console.log("here"); missing();</script>');
    await expect(region.getByRole('log')).toContainText('here');
    await expect(region.getByRole('log')).toContainText('ReferenceError');
  });

  await test.step("the preview's color mode is independent of the site's", async () => {
    await write(
      page,
      region,
      '<style>p { color: rgb(1, 1, 1) } @media (prefers-color-scheme: dark) { p { color: rgb(9, 9, 9) } }</style><p>Tea</p>',
    );
    // Each change reloads the preview, so the frame may be missing for a moment.
    const color = () =>
      previewOf(page)
        .locator('p')
        .evaluate((element) => getComputedStyle(element).color, undefined, { timeout: 1_000 })
        .catch(() => 'gone');
    await expect.poll(color).toBe('rgb(1, 1, 1)');
    await region.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(color).toBe('rgb(9, 9, 9)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all files, hints, and the solution are readable', async ({ page, site }) => {
    const { slug, exercise } = need(PAGE_EXERCISE);
    await page.goto(site.url(lessonAddress(slug)));
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

test('a live preview works after a direct load and a reload', async ({ page, site }) => {
  const { slug, preview } = need(LONE_PREVIEW);
  const group = page.getByRole('group', { name: preview.title, exact: true });
  await site.visit(page, lessonAddress(slug));
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await open();
    // Scrolls in the page instead of through Playwright, because hydration replaces the element as it comes
    // near the viewport.
    await group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const shown = group.frameLocator('iframe').frameLocator('iframe.shown');
    await expect(shown.locator('body')).not.toBeEmpty();
    await group.getByRole('textbox').first().click();
    await expect(group.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('<p>Typed by a reader</p>');
    await expect(shown.getByText('Typed by a reader')).toBeVisible();
    await group.getByRole('button', { name: 'Reset' }).click();
    await expect(shown.getByText('Typed by a reader')).toHaveCount(0);
  }
});
