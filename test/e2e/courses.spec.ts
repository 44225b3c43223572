import type { Page } from '@playwright/test';
import { courseAddress } from '../../src/site/addresses';
import { courses } from '../../src/content/courses';
import { LEVEL_NAMES, LEVELS } from '../../src/content/levels';
import { MAX_COMPARED } from '../../src/pages/courses/courseQuery';
import { expectAccessible } from './support/accessible';
import { chunkUrl, loseChunk, LOST_CHUNK, neverIdle, recordRequests } from './support/chunks';
import { CLOSED_LESSON, LAST_LESSON, LONG_COURSE, TOPIC, TOPIC_COURSE } from './support/contents';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const COURSE = courseAddress(LONG_COURSE.slug);

/** As many courses as can be compared. */
const COMPARED = courses.slice(0, MAX_COMPARED);
const COMPARE_ALL = `/courses?compare=${COMPARED.map(({ id }) => id).join(',')}`;

/** A search that finds one course, narrowed further by the course's own level. */
const LEVEL = TOPIC_COURSE.level;
const SEARCH = `/courses?${new URLSearchParams({ q: TOPIC }).toString()}`;
const NARROWED = `${SEARCH}&level=${LEVEL}`;
const OTHER_LEVEL = LEVELS.find((level) => level !== LEVEL) ?? 'advanced';
const OF_LEVEL = courses.filter(({ level }) => level === LEVEL).map(({ title }) => title);

function results(page: Page) {
  return page.getByRole('region', { name: 'Results' });
}

function titles(page: Page) {
  return results(page).getByRole('heading', { level: 2 });
}

function comparison(page: Page) {
  return page.getByRole('table', { name: 'Comparison of courses' });
}

test.describe('the course list', { tag: '@sub' }, () => {
  test('is narrowed by search and filters; the address can be shared', async ({ page, site }) => {
    await site.visit(page, '/courses');
    await page.getByRole('searchbox', { name: 'Search' }).fill(TOPIC);
    await expect(titles(page)).toHaveText([TOPIC_COURSE.title]);
    await expect(results(page).getByRole('status')).toHaveText(`1 of ${courses.length} courses`);
    await expect(page).toHaveURL(site.url(SEARCH));

    await page.getByRole('combobox', { name: 'Level' }).selectOption(LEVEL_NAMES[LEVEL]);
    await expect(page).toHaveURL(site.url(NARROWED));

    await site.visit(page, NARROWED);
    await expect(titles(page)).toHaveText([TOPIC_COURSE.title]);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(TOPIC);
    await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue(LEVEL);
  });

  test('follows Back and Forward, and comes back from a course as it was left', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/courses');
    await page.getByRole('combobox', { name: 'Topic' }).selectOption(TOPIC);
    await page.getByRole('combobox', { name: 'Level' }).selectOption(LEVEL_NAMES[OTHER_LEVEL]);
    await expect(page.getByRole('heading', { name: 'No course fits' })).toBeVisible();

    await page.goBack();
    await expect(titles(page)).toHaveText([TOPIC_COURSE.title]);
    await results(page).getByRole('link', { name: TOPIC_COURSE.title, exact: true }).click();
    await expect(page).toHaveURL(site.url(courseAddress(TOPIC_COURSE.slug)));
    await page.goBack();
    await expect(titles(page)).toHaveText([TOPIC_COURSE.title]);
    await page.goBack();
    await expect(titles(page)).toHaveCount(courses.length);
    await page.goForward();
    await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue(TOPIC);
  });
});

test('typing makes no entries in the history', async ({ page, site }) => {
  await site.visit(page, '/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Courses' })
    .click();
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('trees');
  await expect(page).toHaveURL(site.url('/courses?q=trees'));
  await page.goBack();
  await expect(page).toHaveURL(site.url('/about'));
});

test('the keyboard alone filters, compares, and undoes both', async ({ page, site }) => {
  await site.visit(page, '/courses');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type(TOPIC);
  await expect(titles(page)).toHaveText([TOPIC_COURSE.title]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Level' })).toBeFocused();
  await page.keyboard.type(LEVEL_NAMES[LEVEL].slice(0, 3));
  await expect(titles(page)).toHaveText(OF_LEVEL);

  for (const title of OF_LEVEL.slice(0, MAX_COMPARED)) {
    const box = page.getByRole('checkbox', { name: `Compare ${title}`, exact: true });
    // At most each control of the filters, and two of a course.
    for (let step = 0; step < 12 + 2 * OF_LEVEL.length; step++) {
      if (await box.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await expect(comparison(page)).toBeVisible();

  await page.getByRole('button', { name: 'Clear the comparison' }).focus();
  await page.keyboard.press('Enter');
  await expect(comparison(page)).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('an empty result says what was asked and offers a reset', async ({ page, site }) => {
  await site.visit(page, '/courses?q=%3Cb%3Ecobol&level=beginner');
  await expect(results(page)).toContainText('courses with “<b>cobol”, at beginner level');
  await expect(results(page).getByRole('status')).toHaveText(`0 of ${courses.length} courses`);
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await expect(titles(page)).toHaveCount(courses.length);
  await expect(page).toHaveURL(site.url('/courses'));
});

test('a hostile address shows the list', async ({ page, site }) => {
  await site.visit(page, `/courses?level=%00&topic=__proto__&compare=${'x,'.repeat(900)}&q=%E0%A4`);
  await expect(results(page).getByRole('status')).toHaveText(`0 of ${courses.length} courses`);
  await site.visit(page, '/courses?level[]=1&&&=&sort=sideways&compare=%2C%2C');
  await expect(titles(page)).toHaveCount(courses.length);
});

test.describe('comparing', () => {
  test(
    'the list does without the courses’ texts until one is compared',
    { tag: '@sub' },
    async ({ page, site }) => {
      const requests = recordRequests(page);
      const textsAsked = () => requests.filter((url) => chunkUrl('comparison').test(url)).length;
      // The programs page, fetched ahead when the browser is idle, brings the texts along.
      await neverIdle(page);
      await site.visit(page, '/courses');
      expect(textsAsked()).toBe(0);

      // Not in the order of the list: the columns are in the order of the choice.
      const chosen = COMPARED.slice(0, 2).reverse();
      for (const { title } of chosen) {
        await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check();
      }

      const ids = chosen.map(({ id }) => id).join(',');
      await expect(page).toHaveURL(site.url(`/courses?compare=${ids}`));
      await expect(comparison(page).getByRole('columnheader').getByRole('link')).toHaveText(
        chosen.map(({ title }) => title),
      );
      expect(textsAsked()).toBe(1);
      await page.goBack();
      await expect(comparison(page).getByRole('columnheader')).toHaveCount(1);
    },
  );

  test('all that can be compared fit side by side on a wide screen, and two by two on a phone', async ({
    page,
    site,
  }) => {
    await site.visit(page, COMPARE_ALL);
    const cells = comparison(page).getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(COMPARED.length);
    const tops = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);

    // Two are side by side, and further ones below them say whose they are.
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const [index, { title }] of COMPARED.entries()) {
        const cell = cells.nth(index);
        expect(await cell.evaluate((element) => element.clientWidth)).toBeGreaterThan(width * 0.4);
        expect(
          await cell.evaluate((element) => getComputedStyle(element, '::before').content),
        ).toContain(title);
      }
    }
  });

  test('two are side by side on a phone, and their names stay in sight', async ({ page, site }) => {
    const two = COMPARED.slice(0, 2);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      await site.visit(page, `/courses?compare=${two.map(({ id }) => id).join(',')}`);
      const last = comparison(page).getByRole('row').last().getByRole('cell');
      await last.first().scrollIntoViewIfNeeded();
      const tops = await last.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(2);
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const { title } of two) {
        await expect(
          comparison(page)
            .getByRole('columnheader')
            .getByRole('link', { name: title, exact: true }),
        ).toBeInViewport({ ratio: 1 });
      }
    }
  });

  for (const width of [320, PHONE.width, 1280]) {
    test(`the bar says what is chosen where one ticks, at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.visit(page, '/courses');
      const bar = page.getByRole('group', { name: 'Comparison' });
      await expect(bar.getByRole('button')).toHaveCount(0);
      const [first, second] = COMPARED;
      for (const [course, said] of [
        [first, '1 course to compare: choose another'],
        [second, '2 courses to compare'],
      ] as const) {
        await page
          .getByRole('checkbox', { name: `Compare ${course?.title ?? ''}`, exact: true })
          .check();
        await expect(bar.getByRole('status')).toHaveText(said);
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
      // Next to the switch, not under it.
      const theme = await page.locator('.theme-switch').boundingBox();
      for (const control of [bar.getByRole('link'), bar.getByRole('button')]) {
        const box = await control.boundingBox();
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(theme?.x ?? NaN);
      }
      // It has room of its own below the list.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [list, end] = [await results(page).boundingBox(), await bar.boundingBox()];
      expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual(end?.y ?? NaN);

      await bar.getByRole('link', { name: 'Compare' }).click();
      await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
      await bar.getByRole('button', { name: 'Clear' }).click();
      await expect(bar.getByRole('button')).toHaveCount(0);
      await expect(results(page)).toBeFocused();
    });
  }

  test('details that do not arrive are said in their place, and can be fetched again', async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(LOST_CHUNK);
    await loseChunk(page, 'comparison', 2);
    await site.visit(page, COMPARE_ALL);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(titles(page)).toHaveCount(courses.length);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(comparison(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all courses are listed and no control is shown', async ({ page, site }) => {
    await page.goto(site.url(SEARCH));
    await expect(titles(page)).toHaveText(courses.map(({ title }) => title));
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('the modules of a course can be opened', async ({ page, site }) => {
    await page.goto(site.url(COURSE));
    await expect(page.getByRole('button', { name: 'Print syllabus' })).toHaveCount(0);
    const lesson = page
      .getByRole('region', { name: 'Syllabus' })
      .getByText(CLOSED_LESSON.title, { exact: true });
    await expect(lesson).toBeHidden();
    await page.getByText(CLOSED_LESSON.module, { exact: true }).click();
    await expect(lesson).toBeVisible();
  });

  test('on paper every module is open', async ({ page, site }) => {
    await page.goto(site.url(COURSE));
    await page.emulateMedia({ media: 'print' });
    const lessons = page.getByRole('region', { name: 'Syllabus' }).getByRole('listitem');
    await expect(lessons.filter({ hasText: LAST_LESSON.title }).last()).toBeVisible();
  });
});

test.describe('a course on paper', () => {
  test('shows every lesson and where its links lead, and leaves the shell out', async ({
    page,
    site,
  }) => {
    await site.visit(page, COURSE);
    await page.emulateMedia({ media: 'print' });

    for (const { title } of LONG_COURSE.modules) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const syllabus = page.getByRole('region', { name: 'Syllabus' });
    const lessons = syllabus.locator('details li');
    await expect(lessons).not.toHaveCount(0);
    for (const lesson of await lessons.all()) await expect(lesson).toBeVisible();
    const link = syllabus.getByRole('link').first();
    const href = await link.getAttribute('href');
    expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(href);
    await expect(page.getByText(`Printed from ${site.url(COURSE)}`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print syllabus' })).toBeHidden();
  });

  test('is as long with its modules closed as with all of them open', async ({ page, site }) => {
    await site.visit(page, COURSE);
    const pages = async () => pageCount(await page.pdf({ format: 'A4' }));
    const closed = await pages();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(closed).toBeGreaterThan(2);
    expect(closed).toBe(await pages());
  });

  test('is ink on white in dark mode too', async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await site.visit(page, COURSE);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, dt, dd, li, a')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  test('comes from the button', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await site.visit(page, COURSE);
    await page.getByRole('button', { name: 'Print syllabus' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });
});

/** Counts the pages of a PDF by its page objects, which Chromium writes uncompressed. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, courses, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [state, address, shown] of [
      ['filtered', NARROWED, `1 of ${courses.length} courses`],
      ['empty', '/courses?q=xyzzyq', 'No course fits'],
      ['comparing one', `/courses?compare=${TOPIC_COURSE.id}`, 'Remove'],
      ['comparing all that can be', COMPARE_ALL, 'Also needed'],
    ] as const) {
      test(`${state} at 390 and 1280 px`, async ({ page, site }) => {
        await site.visit(page, address);
        await expect(page.getByRole('main')).toContainText(shown);
        await expectAccessible(page);
        await page.setViewportSize(PHONE);
        await expectAccessible(page);
      });
    }

    test('a course with all modules open', async ({ page, site }) => {
      await site.visit(page, COURSE);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await expectAccessible(page);
    });
  });
}
