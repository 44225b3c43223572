import type { Page } from '@playwright/test';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { courseWith, outlinedLessons } from '../../../src/content/outlines/courseOutline';
import { courseAddress, lessonAddress } from '../../../src/site/addresses';
import { EMPTY_PROGRESS, type Progress } from '../../../src/progress/progressModel';
import { contrastRatio } from '../../../src/theme/contrast';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { chunkUrl, LOST_CHUNK, loseChunk, recordRequests, whenIdle } from '../support/chunks';
import { LONG_COURSE } from '../support/content/contents';
import { introOf, openIntro } from '../support/intro';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { expect, test } from '../support/test';

/** The longest course, one of its modules, if possible not the first, and that module's lessons. */
const COURSE = courseOf(LONG_COURSE.slug);
const MODULE = [...COURSE.modules.slice(1), ...COURSE.modules].find(
  ({ lessons }) => lessons.length > 1,
) ?? { id: '', title: '', summary: '', lessons: [] };
const NEXT_MODULE = COURSE.modules[COURSE.modules.indexOf(MODULE) + 1];
const [FIRST, SECOND] = outlinedLessons({ ...COURSE, modules: [MODULE] });
const LAST_OF_MODULE = MODULE.lessons.at(-1);
const NUMBER = outlinedLessons(COURSE).findIndex(({ id }) => id === FIRST?.id) + 1;
const ADDRESS = lessonAddress(FIRST?.slug ?? '');

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test.skip(FIRST === undefined, 'The longest course has no module with two lessons.');
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

function courseOf(slug: string) {
  const course = OUTLINES.courses.find((outline) => outline.slug === slug);
  if (!course) throw new Error(`There is no outline for "${slug}".`);
  return course;
}

const openButton = (page: Page) => page.getByRole('button', { name: /^Lessons in this course/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lessons in this course' });

/** Saves which lessons are done and started before any page opens. */
function seedLessons(page: Page, ids: readonly string[], started: readonly string[] = []) {
  const lessons: Progress['lessons'] = new Map([
    ...started.map((id) => [id, { started: 1 }] as const),
    ...ids.map((id) => [id, { started: 1, done: { on: true, at: 2 } }] as const),
  ]);
  return seedStorage(page, storedProgress({ ...EMPTY_PROGRESS, lessons }));
}

test('a lesson shows its position in the course, and its module is expanded in the syllabus', async ({
  page,
  site,
}) => {
  await site.visit(page, ADDRESS);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(
    page.getByText(`Lesson ${NUMBER} of ${outlinedLessons(COURSE).length}`, { exact: true }),
  ).toBeVisible();
  await trail.getByRole('link', { name: MODULE.title }).click();
  await expect(page).toHaveURL(site.url(`${courseAddress(COURSE.slug)}#${MODULE.id}`));
  const lesson = page.getByRole('main').getByRole('link', { name: FIRST?.title, exact: true });
  await expect(lesson).toBeInViewport();

  await page.reload();
  await expect(lesson).toBeVisible();
});

test('the lesson sheet marks the current lesson, and traps focus', async ({ page, site }) => {
  test.slow();
  const requests = recordRequests(page);
  await seedLessons(page, [SECOND?.id ?? ''], [MODULE.lessons[2]?.id ?? '']);
  const idle = whenIdle(page);
  await site.visit(page, ADDRESS);
  await idle;
  await openIntro(page);

  await test.step('its code is fetched on demand', async () => {
    expect(requests.filter((url) => chunkUrl('course-(?:outlines|sheet)').test(url))).toEqual([]);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    expect(requests.filter((url) => chunkUrl('course-(?:outlines|sheet)').test(url))).not.toEqual(
      [],
    );
  });

  await test.step('it marks the current lesson and finished ones', async () => {
    const current = sheet(page).locator('a[aria-current="page"]');
    await expect(current).toBeFocused();
    await expect(current).toHaveText(new RegExp(`^${escaped(FIRST?.title ?? '')}`));
    await expect(current).toBeInViewport();
    await expect(
      sheet(page).getByRole('link', { name: `${SECOND?.title} (done)`, exact: true }),
    ).toBeVisible();
    await expectStateAccessible(page, { within: sheet(page) });
  });

  await test.step('Escape restores focus', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  await test.step('the table of contents scrolls to a section, below the header', async () => {
    const contents = introOf(page).getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link').nth(1);
    const passage = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(passage).toBeInViewport();
    // Retries because hydration can replace the section, and a detached element has no box.
    await expect(async () => {
      const bar = await page.getByRole('banner').boundingBox();
      const heading = await passage.boundingBox();
      expect(bar?.y).toBe(0);
      expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }).toPass({ timeout: 5_000 });
  });
});

test('a lesson of another module opens from the sheet', async ({ page, site }) => {
  const far = COURSE.modules.at(-1);
  test.skip(far === MODULE, 'The longest course has a single module.');
  await site.visit(page, ADDRESS);
  await openIntro(page);
  await openButton(page).click();
  await sheet(page)
    .getByText(far?.title ?? '', { exact: true })
    .click();
  await sheet(page).getByRole('link', { name: far?.lessons[0]?.title, exact: true }).click();
  await expect(page).toHaveURL(site.url(lessonAddress(far?.lessons[0]?.slug ?? '')));
  await expect(page.locator('main h1')).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
});

test("a sheet that can't be loaded is reported", async ({ page, site, expectMessages }) => {
  expectMessages(LOST_CHUNK);
  await loseChunk(page, 'course-sheet');
  await site.visit(page, ADDRESS);
  await openIntro(page);
  await openButton(page).click();
  await expect(page.getByText("The list didn't load.")).toBeVisible();
});

test('on a wide screen, the list is next to the text and counts finished lessons', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESKTOP);
  await seedLessons(page, [SECOND?.id ?? '']);
  await site.visit(page, ADDRESS);
  const list = page.getByRole('navigation', { name: 'Lessons in this course' });
  await expect(list.locator('a[aria-current="page"]')).toBeVisible();
  await expect(list.getByText(`1/${MODULE.lessons.length}`)).toBeVisible();
  await openIntro(page);
  await expect(openButton(page)).toBeHidden();
  await expectStateAccessible(page, { within: list });
});

test(
  'finishing the last lesson of a module says so and links to the next module',
  { tag: '@all' },
  async ({ page, site }) => {
    test.skip(!NEXT_MODULE, 'The longest course has no module after this one.');
    await seedLessons(
      page,
      MODULE.lessons.slice(0, -1).map(({ id }) => id),
    );
    await site.visit(page, lessonAddress(LAST_OF_MODULE?.slug ?? ''));
    const end = page.locator('#lesson-end');
    await end.scrollIntoViewIfNeeded();
    await end.getByRole('button', { name: 'Mark as done' }).click();
    await expect(end).toContainText(`You've finished the module “${MODULE.title}”.`);
    const next = NEXT_MODULE?.lessons[0];
    await expect(end.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url(lessonAddress(next?.slug ?? '')));
  },
);

for (const course of OUTLINES.courses) {
  const tag = course === COURSE ? [] : ['@all'];
  test(
    `finishing ${course.title} shows a message and a link onward`,
    { tag },
    async ({ page, site }) => {
      const lessons = outlinedLessons(course);
      await seedLessons(
        page,
        lessons.slice(0, -1).map(({ id }) => id),
      );
      await site.visit(page, lessonAddress(lessons.at(-1)?.slug ?? ''));
      const end = page.locator('#lesson-end');
      await end.scrollIntoViewIfNeeded();
      await end.getByRole('button', { name: 'Mark as done' }).click();
      await expect(end).toContainText(`You've finished ${course.title}`);
      const nextLink = end.getByRole('link').first();
      await expect(nextLink).toBeFocused();
      await nextLink.click();
      await expect(page.locator('main h1')).toBeFocused();
      expect(courseWith(lessons[0]?.id ?? '', OUTLINES.courses)?.slug).toBe(course.slug);
      await expect(page).toHaveURL(/\/courses(?:\/|$)/);
    },
  );
}

test('lesson marks have a contrast of 3:1 in both modes', async ({ page, site }) => {
  await seedLessons(page, [SECOND?.id ?? ''], [MODULE.lessons[2]?.id ?? '']);
  const inBothModes = async (check: () => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toContainClass(colorScheme);
        await check();
      });
    }
  };

  await site.visit(page, ADDRESS);
  await openIntro(page);
  await openButton(page).click();
  const ticks = sheet(page).locator('details[open] a > [aria-hidden]');
  await expect(ticks.first()).toBeVisible();
  await inBothModes(async () => {
    for (const tick of await ticks.all()) {
      const { color, background } = await tick.evaluate(colorsOf, 'border-top-color');
      expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(3);
    }
    const { color, background } = await ticks.nth(1).locator('svg').evaluate(colorsOf, 'color');
    expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(3);
  });

  await site.visit(page, `${courseAddress(COURSE.slug)}#${MODULE.id}`);
  const syllabus = page.locator('#syllabus');
  await expect(syllabus.getByText('done', { exact: true })).toBeVisible();
  await inBothModes(async () => {
    const { color, background } = await syllabus
      .locator('.MuiChip-icon')
      .first()
      .evaluate(colorsOf, 'color');
    expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(3);
  });
});

/** Returns one of an element's colors and the background behind it, as '#rrggbb'. */
function colorsOf(element: Element, property: string) {
  const hex = (color: string) =>
    `#${(color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  const isClear = (color: string) => /rgba\(.*, 0\)|transparent/.test(color);
  // Text must contrast with the element's own background; a border must contrast with the background around
  // the element.
  let box: Element | null = property === 'color' ? element : element.parentElement;
  while (box && isClear(getComputedStyle(box).backgroundColor)) box = box.parentElement;
  return {
    color: hex(getComputedStyle(element).getPropertyValue(property)),
    background: hex(box ? getComputedStyle(box).backgroundColor : 'rgb(255, 255, 255)'),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
