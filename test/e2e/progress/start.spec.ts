import type { Locator, Page } from '@playwright/test';
import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { FIRST_EXERCISE } from '../../../.generated/firstExercise';
import { texts } from '../../../.generated/school/texts/home';
import { ENTRY_POINTS, FIRST_LESSON } from '../../../.generated/starts';
import type { LessonEntry } from '../../../src/content/summary';
import {
  ADDRESSES,
  courseAddress,
  lessonAddress,
  PLANNER_ADDRESS,
} from '../../../src/site/addresses';
import { courses } from '../../../.generated/school/courses';
import { continueOf } from '../../../src/progress/continue/continueOf';
import { plannedLessons } from '../../../src/progress/plannedLessons';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { blockStorage } from '../support/storage/blockStorage';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { shiftsOnceIdle, watchShifts } from '../support/layoutShifts';
import { stepTo } from '../support/stepTo';
import { stripsHeight } from '../support/stripsHeight';
import { expect, test } from '../support/test';

/** Tests the start and continue links on the home page, the tutorials page, and course pages. */

const PHONE = { width: 390, height: 844 };

/** The course that new readers are sent to. */
const COURSE = courses.find(({ modules }) =>
  modules.some(({ lessons }) => lessons.includes(FIRST_LESSON.id)),
);
if (!COURSE) throw new Error('No course has the first lesson.');
const COURSE_PAGE = courseAddress(COURSE.slug);

const LESSONS = COURSE_LESSONS.find(({ course }) => course === COURSE.id)?.lessons ?? [];
const [, SECOND_LESSON = FIRST_LESSON] = LESSONS;

/** The lesson with the longest title, except for the first lesson. */
const CURRENT = LESSONS.slice(1).reduce(
  (longest, lesson) => (lesson.title.length > longest.title.length ? lesson : longest),
  SECOND_LESSON,
);

test.skip(CURRENT.id === FIRST_LESSON.id, 'The first course has a single lesson.');

/** Progress of a reader who has finished the first lesson and last opened a different one. */
const PROGRESS = {
  ...EMPTY_PROGRESS,
  lessons: new Map([
    [FIRST_LESSON.id, { started: 1, done: { on: true, at: 2 } }],
    [CURRENT.id, { started: 3 }],
  ]),
  last: { slug: CURRENT.slug, at: 4 },
};
const STORED = storedProgress(PROGRESS);

const NO_EXERCISE = 'The first lesson has no exercise that makes sense outside of it.';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const PAGES = [
  [ADDRESSES.home, 'Start with the first lesson:'],
  [ADDRESSES.tutorials, 'First lesson:'],
  [COURSE_PAGE, 'Start with the first lesson:'],
] as const;

/** Finds the link to a lesson in the main region. Course pages have a second one at the end. */
function button(page: Page, label: string, { title }: Pick<LessonEntry, 'title'>) {
  return page
    .getByRole('main')
    .getByRole('link', { name: `${label} ${title}`, exact: true })
    .first();
}

/** @returns the offsets in `html` of up to four sections that start after `from` */
function nextSections(html: string, from: number): number[] {
  return [...html.slice(from).matchAll(/<section/g)].slice(0, 4).map(({ index }) => from + index);
}

/**
 * Caches the web fonts, because text can shift when one loads late on a system without a matching fallback
 * font. The benchmark measures those shifts.
 */
async function cacheFonts(page: Page, url: string) {
  const first = await page.context().newPage();
  await first.goto(url);
  await first.evaluate(() => document.fonts.ready);
  await first.close();
}

test('an exercise is visible without scrolling, and it works', async ({ page, site }) => {
  test.skip(FIRST_EXERCISE === null, NO_EXERCISE);
  const exercise = page.locator('#try');
  const code = exercise.getByRole('textbox');
  const check = exercise.getByRole('button', { name: 'Check' });
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await site.visit(page, ADDRESSES.home);
    await page.setViewportSize({ width, height: height + (await stripsHeight(page)) });
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(check).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(PHONE);
  await site.visit(page, ADDRESSES.home);
  await page.setViewportSize({ ...PHONE, height: PHONE.height + (await stripsHeight(page)) });
  await expect(exercise.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });

  await check.click();
  await expect(exercise.getByRole('list', { name: 'Tests' })).toContainText('Fails:');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the start link is visible without scrolling', async ({ page, site }) => {
    await site.visit(page, ADDRESSES.home);
    const [, label] = PAGES[0];
    await expect(button(page, label, FIRST_LESSON)).toBeInViewport({ ratio: 1 });
    if (texts.promise !== undefined) {
      await expect(page.getByText(texts.promise)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the first exercise ends within two screens', async ({ page, site }) => {
    test.skip(FIRST_EXERCISE === null, NO_EXERCISE);
    await site.visit(page, ADDRESSES.home);
    const check = page.locator('#try').getByRole('button', { name: 'Check' });
    // Polls because the button moves when hydration rerenders its section.
    await expect
      .poll(async () => {
        const box = await check.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      })
      .toBeLessThan(2 * PHONE.height);
  });
});

test.describe('while the document streams in', () => {
  test.use({ javaScriptEnabled: false });

  test("the start link doesn't move", async ({ page, site, expectMessages }) => {
    test.slow();
    // Blocks web fonts so that every load has the same layout. Browsers ignore fonts that arrive too late.
    await page.route('**/*.woff2', (route) => route.abort());
    expectMessages(/\.woff2/);
    for (const [address, label] of PAGES) {
      await test.step(address, async () => {
        const document = await (await page.request.get(site.url(address))).text();
        const link = button(page, label, FIRST_LESSON);
        // The link is hidden until an element after its inline script has arrived.
        const script = document.indexOf('</script>', document.indexOf(`>${FIRST_LESSON.title}`));
        const end = document.indexOf('</span>', script) + '</span>'.length;
        const places: Record<number, Box[]> = { 320: [], 1440: [] };
        // Truncates the document after the link and after each of the next sections, as on a slow
        // connection.
        for (const cut of [end, ...nextSections(document, end), document.length]) {
          await page.route(site.url(address), (route) =>
            route.fulfill({ contentType: 'text/html', body: document.slice(0, cut) }),
          );
          await page.goto(site.url(address));
          for (const [width, boxes] of Object.entries(places)) {
            await page.setViewportSize({ width: Number(width), height: 900 });
            boxes.push(await link.boundingBox());
          }
        }
        for (const [width, boxes] of Object.entries(places)) {
          expect(boxes[0]).not.toBeNull();
          expect(boxes, `at ${width} px`).toEqual(boxes.map(() => boxes.at(-1)));
        }
      });
    }
  });
});

test(
  'each page sends a new reader to the first lesson',
  { tag: '@sub' },
  async ({ page, site }) => {
    for (const [address, label] of PAGES) {
      await test.step(address, async () => {
        await site.visit(page, address);
        await button(page, label, FIRST_LESSON).click();
        await expect(page).toHaveURL(site.url(lessonAddress(FIRST_LESSON.slug)));
        await page.evaluate(() => localStorage.clear());
      });
    }
  },
);

test(
  "each page shows the continue link before first paint, without the app's scripts",
  { tag: '@sub' },
  async ({ page, site }) => {
    await seedStorage(page, storedProgress(PROGRESS, site.basePath));
    // Requests for scripts are never answered.
    await page.route('**/assets/*.js', () => undefined);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-begun]')) return;
        observer.disconnect();
        Object.assign(window, { setAt: performance.now() });
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    for (const [address] of PAGES) {
      await test.step(address, async () => {
        await page.goto(site.url(address), { waitUntil: 'commit' });
        const link = button(page, 'Continue:', CURRENT);
        await expect(link).toBeVisible();
        await expect(link).toHaveJSProperty('href', site.url(lessonAddress(CURRENT.slug)));
        const painted = () =>
          page.evaluate(
            () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          );
        await expect.poll(painted).toBeGreaterThan(0);
        const setAt = await page.evaluate(() => (window as unknown as { setAt: number }).setAt);
        expect(setAt).toBeLessThan(await painted());
      });
    }
  },
);

test('while the document arrives, returning readers see only what stays', async ({
  page,
  site,
}) => {
  // Requests for scripts are never answered.
  await page.route('**/assets/*.js', () => undefined);
  await seedStorage(page, STORED);
  const lines = async (url: string, body: string) => {
    await page.unroute(url);
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const text = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    return text.split('\n').filter(Boolean);
  };
  for (const [address] of PAGES) {
    await test.step(address, async () => {
      const url = site.url(address);
      const html = await (await page.request.get(url)).text();
      const link = html.indexOf('rel="next"', html.indexOf('<main'));
      const script = html.indexOf('<script', link);
      const ends = [...html.slice(0, script).matchAll(/<\/(?:h1|h2|p|a)>/g)];
      const cuts = ends.map(({ index, 0: tag }) => index + tag.length).slice(-8);
      expect(cuts.at(-1)).toBe(script);
      const final = await lines(url, html);
      expect(final).toContain(CURRENT.title);
      for (const cut of cuts) {
        const early = await lines(url, html.slice(0, cut));
        // A line may be cut off.
        expect(early.filter((line) => !final.some((text) => text.startsWith(line)))).toEqual([]);
      }
    });
  }
});

for (const [reader, stored] of [
  ['a new reader', {}],
  ['a returning reader', STORED],
] as const) {
  for (const { viewport, tag } of [
    { viewport: PHONE, tag: [] },
    { viewport: { width: 1440, height: 900 }, tag: [] },
    { viewport: { width: 320, height: 640 }, tag: ['@all'] },
  ]) {
    test(
      `there are no layout shifts for ${reader} at ${viewport.width} px`,
      { tag },
      async ({ page, site }) => {
        await page.setViewportSize(viewport);
        await cacheFonts(page, site.url(ADDRESSES.home));
        await seedStorage(page, stored);
        await watchShifts(page);
        for (const [address, label] of PAGES) {
          await test.step(address, async () => {
            await site.visit(page, address);
            const isNewReader = stored !== STORED;
            await expect(
              isNewReader ? button(page, label, FIRST_LESSON) : button(page, 'Continue:', CURRENT),
            ).toBeVisible();
            if (!isNewReader && address === COURSE_PAGE) {
              await expect(page.getByText(`1 of ${LESSONS.length} lessons done`)).toBeVisible();
            }
            expect(await shiftsOnceIdle(page)).toEqual([]);
          });
        }
      },
    );
  }
}

for (const width of [320, 390, 1440]) {
  test(`home and planner show the same next lesson of a plan at ${width} px, without layout shifts`, async ({
    page,
    site,
  }) => {
    const plan = `program=${OUTLINES.programs[0]?.id}&days=1234567&time=18:00&minutes=60&start=2099-03-02`;
    const planned = plannedLessons(plan, OUTLINES);
    const next = planned.find(({ id }) => id !== FIRST_LESSON.id);
    await page.setViewportSize({ width, height: 800 });
    await cacheFonts(page, site.url(ADDRESSES.home));
    await seedStorage(page, {
      ...storedProgress(PROGRESS, site.basePath),
      [`${site.basePath}study-plan`]: plan,
      [`${site.basePath}continue`]: JSON.stringify(continueOf(PROGRESS, COURSE_LESSONS, planned)),
    });
    await watchShifts(page);
    await site.visit(page, ADDRESSES.home);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Mon, Mar 2 at 6:00 PM, / })).toBeVisible();
    const due = REVIEW_CARDS[FIRST_LESSON.id]?.length ?? 0;
    await expect(page.getByRole('link', { name: /questions? to review$/ })).toHaveCount(due && 1);
    expect(await shiftsOnceIdle(page)).toEqual([]);
    const titles = page.getByRole('link', { name: `Continue: ${next?.title}` });
    await expect(titles.first()).toBeVisible();
    await site.visit(page, PLANNER_ADDRESS);
    await expect(titles.first()).toBeVisible();
  });
}

test('with blocked storage, each page looks as it does for a new reader', async ({
  page,
  site,
}) => {
  await blockStorage(page);
  for (const [address, label] of PAGES) {
    await test.step(address, async () => {
      await site.visit(page, address);
      await expect(button(page, label, FIRST_LESSON)).toBeVisible();
    });
  }
});

test('the continue link also works after client-side navigation', async ({ page, site }) => {
  await seedStorage(page, STORED);
  await site.visit(page, ADDRESSES.about);
  for (const [address] of PAGES) {
    await test.step(address, async () => {
      await stepTo(page, site.url(address));
      await expect(button(page, 'Continue:', CURRENT)).toBeVisible();
    });
  }
});

test('Continue leads to the last read lesson, and to the next one once that is done', async ({
  page,
  site,
}) => {
  const [home, label] = PAGES[0];
  const entry = () => page.evaluate(() => localStorage.getItem('/continue') ?? '');
  await site.visit(page, home);

  await test.step('Continue leads to the lesson that was opened', async () => {
    await button(page, label, FIRST_LESSON).click();
    await expect(page).toHaveURL(site.url(lessonAddress(FIRST_LESSON.slug)));
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await entry()).toContain(FIRST_LESSON.slug);
    }).toPass();
    await site.visit(page, home);
    await expect(button(page, 'Continue:', FIRST_LESSON)).toBeVisible();
  });

  await test.step('once it is done, Continue leads to the next lesson from the next visit to home', async () => {
    await button(page, 'Continue:', FIRST_LESSON).click();
    const done = page.getByRole('button', { name: 'Mark as done' });
    await done.scrollIntoViewIfNeeded();
    await done.click();
    await expect.poll(entry).toContain(SECOND_LESSON.slug);
    await page.goto(site.url(home));
    await button(page, 'Continue:', SECOND_LESSON).click();
    await expect(page).toHaveURL(site.url(lessonAddress(SECOND_LESSON.slug)));
  });
});

test('a reader with progress but no continue entry gets one on the next page', async ({
  page,
  site,
}) => {
  const { '/continue': entry = '', ...progress } = STORED;
  await seedStorage(page, progress);
  await site.visit(page, ADDRESSES.home);
  await expect
    .poll(() => page.evaluate((): unknown => JSON.parse(localStorage.getItem('/continue') ?? '{}')))
    .toEqual({ language: 'en', ...(JSON.parse(entry) as object) });
});

test.describe('Already know some code?', () => {
  test.skip(ENTRY_POINTS === null, 'The school has no questions that find a starting point.');

  const card = (page: Page) => page.getByRole('region', { name: /^Already know some code/ });

  test('it works by keyboard, is accessible, and leads to a lesson', async ({ page, site }) => {
    await seedStorage(page, STORED);
    await site.visit(page, ADDRESSES.tutorials);
    const region = card(page);
    const count = ENTRY_POINTS?.questions.length ?? 0;
    for (const [answer, next] of [
      ['Yes', 'Question 2 of'],
      ['No', ''],
    ] as const) {
      await region.getByRole('button', { name: answer }).focus();
      await page.keyboard.press('Enter');
      // A single question leads to a lesson right away.
      if (count === 1) break;
      await expect(region).toContainText(next);
    }
    await expect(region.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    const link = region.getByRole('link');
    await expect(link).toBeFocused();
    await expectStateAccessible(page, { within: page.getByRole('main') });
    const title = await link.innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it is a list of links', async ({ page, site }) => {
      await page.goto(site.url(ADDRESSES.tutorials));
      await expect(card(page).getByRole('link')).not.toHaveCount(0);
      await expect(card(page).getByRole('button')).toHaveCount(0);
      await expect(button(page, 'First lesson:', FIRST_LESSON)).toBeVisible();
    });
  });
});
