import type { Locator, Page } from '@playwright/test';
import { courseAddress } from '../../../src/site/addresses';
import { courses } from '../../../.generated/school/courses';
import { LEVEL_NAMES, LEVELS } from '../../../src/content/levels';
import { MAX_COMPARED } from '../../../src/pages/courses/courseQuery';
import { needsChoice } from '../../../src/pages/courses/schoolSize';
import { AUDITED_WIDTHS, expectStateAccessible } from '../support/accessibility/accessibleStates';
import { chunkUrl, loseChunk, LOST_CHUNK, recordRequests } from '../support/chunks';
import { CLOSED_LESSON, LAST_LESSON, LONG_COURSE, TOPIC } from '../support/content/contents';
import { need } from '../support/content/need';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const COURSE = courseAddress(LONG_COURSE.slug);

/** The first courses, as many as can be compared at once. */
const COMPARED = courses.slice(0, MAX_COMPARED);
const COMPARE_ALL = `/courses?compare=${COMPARED.map(({ id }) => id).join(',')}`;

/** Returns a search that finds one course, and its URL, alone and together with the course's level. */
function topicSearch() {
  const { topic, course } = need(TOPIC);
  const search = `/courses?${new URLSearchParams({ q: topic }).toString()}`;
  return { topic, course, search, narrowed: `${search}&level=${course.level}` };
}

function results(page: Page) {
  return page.getByRole('region', { name: 'Results' });
}

function titles(page: Page) {
  return results(page).getByRole('heading', { level: 2 });
}

function comparison(page: Page) {
  return page.getByRole('table', { name: 'Comparison of courses' });
}

test(
  'the list can be filtered and shared, and keeps its state in the history',
  { tag: '@sub' },
  async ({ page, site }) => {
    const { topic, course, search, narrowed } = topicSearch();
    const otherLevel = LEVELS.find((level) => level !== course.level) ?? 'advanced';
    await site.visit(page, '/about');
    // A school with few courses shows the filters only if the URL has a query.
    await site.visit(page, search);
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill('');
    await expect(titles(page)).toHaveCount(courses.length);
    await field.pressSequentially(topic);
    await expect(titles(page)).toHaveText([course.title]);
    await expect(results(page).getByRole('status')).toHaveText(`1 of ${courses.length} courses`);
    await expect(page).toHaveURL(site.url(search));
    await page.getByRole('combobox', { name: 'Level' }).selectOption(LEVEL_NAMES[course.level]);
    await expect(page).toHaveURL(site.url(narrowed));
    await page.getByRole('combobox', { name: 'Level' }).selectOption(LEVEL_NAMES[otherLevel]);
    await expect(page.getByRole('heading', { name: 'No matching courses' })).toBeVisible();

    await test.step('Back undoes a choice and returns from a course to the filtered list', async () => {
      await page.goBack();
      await expect(page).toHaveURL(site.url(narrowed));
      await expect(titles(page)).toHaveText([course.title]);
      await results(page).getByRole('link', { name: course.title, exact: true }).click();
      await expect(page).toHaveURL(site.url(courseAddress(course.slug)));
      await page.goBack();
      await expect(page).toHaveURL(site.url(narrowed));
      await expect(titles(page)).toHaveText([course.title]);
    });

    await test.step('a shared URL shows the same list', async () => {
      await page.reload();
      await hydrated(page);
      await expect(titles(page)).toHaveText([course.title]);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(topic);
      await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue(course.level);
    });

    await test.step('typing adds no history entries', async () => {
      await page.goBack();
      await expect(page).toHaveURL(site.url(search));
      await page.goBack();
      await expect(page).toHaveURL(site.url('/about'));
    });

    await test.step('Forward restores the fields', async () => {
      await page.goForward();
      await page.goForward();
      await expect(page).toHaveURL(site.url(narrowed));
      await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue(course.level);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(topic);
    });
  },
);

test('filtering and comparing work by keyboard', async ({ page, site }) => {
  const { course, search } = topicSearch();
  await site.visit(page, search);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await expect(titles(page)).toHaveText([course.title]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Level' })).toBeFocused();
  await page.keyboard.type(LEVEL_NAMES[course.level].slice(0, 3));
  await expect(titles(page)).toHaveText(
    courses.filter(({ level }) => level === course.level).map(({ title }) => title),
  );

  const all = page.getByRole('button', { name: /^Compare all/ });
  // The filters have fewer tab stops than this.
  for (let step = 0; step < 12; step++) {
    if (await all.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(comparison(page)).toBeVisible();

  await page.getByRole('button', { name: 'Clear the comparison' }).focus();
  await page.keyboard.press('Enter');
  await expect(comparison(page)).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test.describe('comparing', () => {
  test.skip(courses.length === 1, 'The school has a single course.');

  test('one button compares all courses and scrolls to the table', async ({ page, site }) => {
    test.skip(needsChoice(courses.length), 'There are more courses than the comparison allows.');
    const requests = recordRequests(page);
    const detailsRequested = () =>
      requests.filter((url) => chunkUrl('comparison').test(url)).length;
    await site.visit(page, '/courses');
    expect(detailsRequested()).toBe(0);

    await page.getByRole('button', { name: /^Compare all/ }).click();

    await expect(page).toHaveURL(site.url(COMPARE_ALL));
    await expect(comparison(page).getByRole('columnheader').getByRole('link')).toHaveText(
      courses.map(({ title }) => title),
    );
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
    expect(detailsRequested()).toBe(1);
    await page.getByRole('button', { name: 'Clear the comparison' }).click();
    await expect(results(page)).toBeFocused();
  });

  test('courses are side by side: all on a wide screen, two on a phone', async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(LOST_CHUNK);
    await loseChunk(page, 'comparison', 2);
    await site.visit(page, COMPARE_ALL);

    await test.step('details that fail to load are reported in place and can be retried', async () => {
      await expect(page.getByRole('alert')).toContainText("didn't load");
      await expect(titles(page)).toHaveCount(courses.length);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(comparison(page)).toBeVisible();
    });

    const cells = comparison(page).getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(COMPARED.length);
    const tops = (cells: Locator) =>
      cells.evaluateAll((elements) => elements.map((cell) => cell.getBoundingClientRect().top));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(new Set(await tops(cells)).size).toBe(1);

    for (const width of [320, PHONE.width]) {
      await test.step(`all at ${width} px: two per row, with their names repeated in the lower row`, async () => {
        await page.setViewportSize({ ...PHONE, width });
        expect(await overflow()).toBe(width);
        for (const [index, { title }] of COMPARED.entries()) {
          const cell = cells.nth(index);
          expect(await cell.evaluate((element) => element.clientWidth)).toBeGreaterThan(
            width * 0.4,
          );
          expect(
            await cell.evaluate((element) => getComputedStyle(element, '::before').content),
          ).toContain(title);
        }
      });
    }

    const two = COMPARED.slice(0, 2);
    await site.visit(page, `/courses?compare=${two.map(({ id }) => id).join(',')}`);
    for (const width of [PHONE.width, 320]) {
      await test.step(`two at ${width} px: side by side, with their names visible`, async () => {
        await page.setViewportSize({ ...PHONE, width });
        const last = comparison(page).getByRole('row').last().getByRole('cell');
        await last.first().scrollIntoViewIfNeeded();
        expect(await tops(last)).toHaveLength(2);
        expect(new Set(await tops(last)).size).toBe(1);
        expect(await overflow()).toBe(width);
        for (const { title } of two) {
          await expect(
            comparison(page)
              .getByRole('columnheader')
              .getByRole('link', { name: title, exact: true }),
          ).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all courses are listed without controls, and course modules can be expanded', async ({
    page,
    site,
  }) => {
    const { title, module } = need(CLOSED_LESSON);
    await page.goto(site.url(COMPARE_ALL));
    await expect(titles(page)).toHaveText(courses.map(({ title }) => title));
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    await page.goto(site.url(COURSE));
    await expect(page.getByRole('button', { name: 'Print syllabus' })).toHaveCount(0);
    const syllabus = page.getByRole('region', { name: 'Syllabus' });
    const lesson = syllabus.getByText(title, { exact: true });
    await expect(lesson).toBeHidden();

    await test.step('every module is expanded in print', async () => {
      await page.emulateMedia({ media: 'print' });
      const lessons = syllabus.getByRole('listitem');
      await expect(lessons.filter({ hasText: LAST_LESSON.title }).last()).toBeVisible();
      await page.emulateMedia({ media: null });
      await expect(lesson).toBeHidden();
    });

    await page.getByText(module, { exact: true }).click();
    await expect(lesson).toBeVisible();
  });
});

test('a printed course has all lessons and link URLs, without the shell', async ({
  page,
  site,
}) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.visit(page, COURSE);

  await test.step('the button prints', async () => {
    await page.getByRole('button', { name: 'Print syllabus' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  await test.step('it has the same number of pages with modules collapsed or expanded', async () => {
    const pages = async () => pageCount(await page.pdf({ format: 'A4' }));
    await expect(page.locator('details[open]')).toHaveCount(1);
    const closed = await pages();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.evaluate(expandAll);
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBe(await pages());
  });

  await page.reload();
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await test.step('all lessons are visible, and the shell is hidden', async () => {
    for (const { title } of LONG_COURSE.modules) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const syllabus = page.getByRole('region', { name: 'Syllabus' });
    const lessons = syllabus.locator('details li');
    await expect(lessons).not.toHaveCount(0);
    await expect(lessons.filter({ visible: false })).toHaveCount(0);
    const link = syllabus.getByRole('link').first();
    const href = await link.getAttribute('href');
    await expect
      .poll(() => link.evaluate((a) => getComputedStyle(a, '::after').content))
      .toContain(href);
    await expect(page.getByText(`Printed from ${site.url(COURSE)}`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print syllabus' })).toBeHidden();
  });

  await test.step('text is black in dark mode too', async () => {
    const colors = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, dt, dd, li, a')
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
});

test(
  'axe: the list in each state, and a course with all modules expanded',
  { tag: '@all' },
  async ({ page, site }) => {
    test.slow();
    const { course, narrowed } = topicSearch();
    const main = page.getByRole('main');
    const sideBySide = page.getByRole('region', { name: 'Side by side' });
    for (const [state, address, shown, within] of [
      ['filtered', narrowed, `1 of ${courses.length} courses`, main],
      ['empty', '/courses?q=xyzzyq', 'No matching courses', main],
      ['comparing one', `/courses?compare=${course.id}`, 'Remove', sideBySide],
      ['comparing the maximum', COMPARE_ALL, 'Also needed', sideBySide],
    ] as const) {
      await test.step(state, async () => {
        await site.visit(page, address);
        await expect(main).toContainText(shown);
        await expectStateAccessible(page, { widths: AUDITED_WIDTHS, within });
      });
    }
    await test.step('all modules expanded', async () => {
      await site.visit(page, COURSE);
      const syllabus = page.getByRole('region', { name: 'Syllabus' });
      // Waits until hydration has replaced the section. Otherwise axe could lose the element while auditing
      // it.
      const prerendered = await syllabus.elementHandle();
      await syllabus.scrollIntoViewIfNeeded();
      await expect.poll(() => prerendered?.evaluate((part) => part.isConnected)).toBe(false);
      await page.evaluate(expandAll);
      await expectStateAccessible(page, { within: syllabus });
    });
  },
);

function expandAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

/** Counts the pages of a PDF by its page objects, which Chromium doesn't compress. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
