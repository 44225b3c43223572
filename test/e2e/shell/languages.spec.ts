import { ADDRESSES, lessonAddress } from '../../../src/site/addresses';
import * as finish from '../../../src/texts/de/lessonFinish';
import * as frame from '../../../src/texts/de/lessonFrame';
import * as notFound from '../../../src/texts/de/notFound';
import * as panel from '../../../src/texts/de/navPanel';
import * as german from '../../../src/texts/de/shell';
import * as englishFinish from '../../../src/texts/en/lessonFinish';
import * as english from '../../../src/texts/en/shell';
import { TUTORIALS } from '../../../.generated/tutorials';
import { expect, test } from '../support/test';

/** The variant has two languages: English at its root, and German below `/de/`. */
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
    .getByRole('link')
    .nth(1)
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
      ['x-default', 'https://harbor.example/sub/courses'],
    ]);
  }
});
