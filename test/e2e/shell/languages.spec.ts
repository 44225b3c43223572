import type { Locator, Page } from '@playwright/test';
import { ADDRESSES, lessonAddress } from '../../../src/site/addresses';
import * as finish from '../../../src/texts/de/lessonFinish';
import * as frame from '../../../src/texts/de/lessonFrame';
import * as germanRun from '../../../src/texts/de/errors/run';
import * as arabicPanel from '../../../src/texts/ar/navPanel';
import * as arabic from '../../../src/texts/ar/shell';
import * as notFound from '../../../src/texts/de/notFound';
import * as panel from '../../../src/texts/de/navPanel';
import * as german from '../../../src/texts/de/shell';
import * as englishFinish from '../../../src/texts/en/lessonFinish';
import * as english from '../../../src/texts/en/shell';
import { TUTORIALS } from '../../../.generated/tutorials';
import { expect, test } from '../support/test';

/** The variant has three languages: English at its root, German below `/de/` and Arabic below `/ar/`. */
test.use({ siteName: 'variant' });

/** A lesson without a translation: the languages' first lessons are translated first. */
const LESSON = lessonAddress(String(TUTORIALS.at(-1)?.slug));

test('a page in another language is in that language, and its links stay in it', async ({
  page,
  site,
}) => {
  await site.visit(page, '/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: german.skipToContent })).toBeAttached();
  await page
    .getByRole('navigation', { name: german.mainNavigation })
    .locator(`[href="${site.basePath}de/courses"]`)
    .click();
  await expect(page).toHaveURL(site.url('/de/courses'));
  // The router replaced the page without a reload.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const links = page.getByRole('navigation', { name: german.languages });
  await expect(links.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    `${site.basePath}courses`,
  );
});

test('the link to a language stays on the page, and Back returns', async ({ page, site }) => {
  await site.visit(page, ADDRESSES.about);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(site.url('/de/about'));
  await expect(footer.getByRole('link', { name: 'Deutsch', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(site.url('/about'));
  await expect(page.getByRole('link', { name: english.skipToContent })).toBeAttached();
});

test('the side panel has the languages too', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.visit(page, '/de/courses');
  await page.getByRole('button', { name: german.openMenu }).click();
  const dialog = page.getByRole('dialog', { name: panel.menu });
  await dialog.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(site.url('/courses'));
});

test('progress is shared between the languages', async ({ page, site }) => {
  await site.visit(page, LESSON);
  await page.getByRole('button', { name: englishFinish.markAsDone }).click();
  await expect(page.getByRole('button', { name: englishFinish.markAsNotDone })).toBeVisible();
  await site.visit(page, `/de${LESSON}`);
  // The end of the lesson is hydrated once it's near the viewport.
  await page.getByRole('navigation', { name: frame.neighbors }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: finish.markAsNotDone })).toBeVisible();
});

test('a lesson without a translation says so, and its text has its own language', async ({
  page,
  site,
}) => {
  await site.visit(page, `/de${LESSON}`);
  await expect(page.getByText(frame.notTranslated('Englisch'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await site.visit(page, LESSON);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('an unknown address below a language is reported in it', async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(/404/);
  await site.visit(page, '/de/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
});

test('a right-to-left language is mirrored, also after a navigation', async ({ page, site }) => {
  await site.visit(page, '/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const navigation = page.getByRole('navigation', { name: arabic.mainNavigation });
  const [first, last] = [navigation.getByRole('link').first(), navigation.getByRole('link').last()];
  expect((await box(first)).x).toBeGreaterThan((await box(last)).x);
  // MUI's margins are mirrored in the prerendered page and in the browser.
  await expectSpaceBeforeArrow(page);
  await navigation.locator(`[href="${site.basePath}ar/tutorials"]`).click();
  await expect(page).toHaveURL(site.url('/ar/tutorials'));
  await expectSpaceBeforeArrow(page);
});

test('the side panel of a right-to-left language is at the left edge, below its button', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.visit(page, '/ar/');
  await page.getByRole('button', { name: arabic.openMenu }).click();
  const dialog = page.getByRole('dialog', { name: arabicPanel.menu });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => Math.round((await box(dialog)).x)).toBe(0);
});

test('code and drawings stay left-to-right', async ({ page, site }) => {
  await site.visit(page, `/ar${LESSON}`);
  for (const one of ['pre', 'svg']) {
    await expect(page.locator(`main ${one}`).first()).toHaveCSS('direction', 'ltr');
  }
});

test('what runs code in a frame has its messages in the language of the page', async ({
  page,
  site,
}) => {
  const response = await page.request.get(site.url('/de/runner.html'));
  expect(await response.text()).toContain(germanRun.timerNeedsFunction);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are linked', async ({ page, site }) => {
    await page.goto(site.url('/courses'));
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(site.url('/de/courses'));
  });
});

test('each page names its address in every language', async ({ page, site }) => {
  for (const address of ['/courses', '/de/courses']) {
    await page.goto(site.url(address));
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', 'https://harbor.example/sub/courses'],
      ['de', 'https://harbor.example/sub/de/courses'],
      ['ar', 'https://harbor.example/sub/ar/courses'],
      ['x-default', 'https://harbor.example/sub/courses'],
    ]);
  }
});

/** Checks that there's space between the text of the page's first link with an arrow, and the arrow on its left. */
async function expectSpaceBeforeArrow(page: Page): Promise<void> {
  const link = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('svg') });
  const arrow = await box(link.locator('svg').first());
  const text = await box(link.locator('span').first());
  expect(text.x - (arrow.x + arrow.width)).toBeGreaterThan(4);
}

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not visible.');
  return found;
}
