import { TUTORIALS } from '../../../.generated/tutorials';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { introOf, openIntro } from '../support/intro';
import { shiftsOnceIdle, watchShifts } from '../support/layoutShifts';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { stripsHeight } from '../support/stripsHeight';
import { expect, test } from '../support/test';

/** Tests that on a phone, the first screen of a lesson shows something to run or look at. */

const [ADDRESS = ''] = TUTORIALS.map(({ slug }) => lessonAddress(slug));

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('the first lesson shows code without scrolling, and only one sticky bar while reading', async ({
  page,
  site,
}) => {
  await site.visit(page, ADDRESS);
  await page.setViewportSize({ ...PHONE, height: PHONE.height + (await stripsHeight(page)) });
  const codeAndFigures = page.getByRole('article').locator('pre, textarea, [data-editor], figure');
  await expect(codeAndFigures.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });

  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await heading.last().evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  const stuckBelow = await header.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    let at = document.elementFromPoint(innerWidth / 2, bottom + 8);
    while (at && !/sticky|fixed/.test(getComputedStyle(at).position)) at = at.parentElement;
    return at?.outerHTML.slice(0, 80) ?? null;
  });
  expect(stuckBelow).toBeNull();
});

test('the intro expands to goals, table of contents, and tools', async ({ page, site }) => {
  await site.visit(page, ADDRESS);
  const intro = introOf(page);
  const bookmark = intro.getByRole('button', { name: 'Bookmark' });
  await expect(bookmark).toBeHidden();
  await openIntro(page);
  await expect(intro.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(intro.getByRole('button', { name: /^Lessons in this course/ })).toBeVisible();
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expectStateAccessible(page, { within: intro });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the intro expands to goals and table of contents', async ({ page, site }) => {
    await page.goto(site.url(ADDRESS));
    await openIntro(page);
    const intro = introOf(page);
    await expect(intro.getByRole('region', { name: "You'll learn to" })).toBeVisible();
    await expect(intro.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(intro.getByRole('button')).toHaveCount(0);
  });
});

test('the intro is expanded in print', async ({ page, site }) => {
  await site.visit(page, ADDRESS);
  await page.emulateMedia({ media: 'print' });
  await expect(introOf(page).getByRole('region', { name: "You'll learn to" })).toBeVisible();
});

test('the link to where the reader stopped shifts nothing and covers no control', async ({
  page,
  site,
}) => {
  const [{ id, slug, exerciseIds }] = TUTORIALS as [(typeof TUTORIALS)[number]];
  const [, heading = ''] = exerciseIds;
  await seedStorage(
    page,
    storedProgress({
      ...EMPTY_PROGRESS,
      lessons: new Map([[id, { started: 1 }]]),
      last: { slug, heading, at: 2 },
    }),
  );
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await site.visit(page, ADDRESS);
  const offer = page.getByRole('complementary', { name: 'Continue reading' });
  await expect(offer.getByRole('link')).toBeVisible();
  expect(await shiftsOnceIdle(page)).toEqual([]);
  const covered = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, summary')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && !control.contains(top) && control.checkVisibility();
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(covered).toEqual([]);
  await offer.getByRole('link').click();
  await expect(page.locator(`[id="${heading}"]`)).toBeInViewport();
});
