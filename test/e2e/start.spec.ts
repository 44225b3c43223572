import type { Locator, Page } from '@playwright/test';
import { COURSE_LESSONS } from '../../.generated/courseLessons';
import { FIRST_LESSON } from '../../.generated/starts';
import type { LessonEntry } from '../../src/content/summary';
import { ADDRESSES, courseAddress, lessonAddress } from '../../src/site/addresses';
import { courses } from '../../src/content/courses';
import { serializeProgress } from '../../src/progress/progressCodec';
import { EMPTY_PROGRESS } from '../../src/progress/progressModel';
import { expectAccessible } from './support/accessible';
import { keepTexts, keptTexts } from './support/keepProgress';
import { expect, test } from './support/test';
import type { Site } from './support/test';

/** Where one begins, and where one comes back to. */

const PHONE = { width: 390, height: 844 };

/** The course that a stranger is led to. */
const COURSE = courses.find(({ modules }) =>
  modules.some(({ lessons }) => lessons.includes(FIRST_LESSON.id)),
);
const COURSE_PAGE = courseAddress(COURSE?.slug ?? '');

const LESSONS = COURSE_LESSONS.find(({ course }) => course === COURSE?.id)?.lessons ?? [];
const [, SECOND_LESSON = FIRST_LESSON] = LESSONS;

/** Of those after the first, the one with the longest title. */
const CURRENT = LESSONS.slice(1).reduce(
  (longest, one) => (one.title.length > longest.title.length ? one : longest),
  SECOND_LESSON,
);

/** A reader who has done the first lesson and was in another one last. */
const PROGRESS = {
  ...EMPTY_PROGRESS,
  lessons: new Map([
    [FIRST_LESSON.id, { started: 1, done: { on: true, at: 2 } }],
    [CURRENT.id, { started: 3 }],
  ]),
  last: { slug: CURRENT.slug, at: 4 },
};
const STORED = keptTexts(PROGRESS);

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const PAGES = [
  [ADDRESSES.home, 'Start with the first lesson:'],
  [ADDRESSES.tutorials, 'First lesson:'],
  [COURSE_PAGE, 'Start with the first lesson:'],
] as const;

/** The button that leads to a lesson; the page of a course has it at its end, too. */
function button(page: Page, label: string, { title }: Pick<LessonEntry, 'title'>) {
  return page
    .getByRole('main')
    .getByRole('link', { name: `${label} ${title}`, exact: true })
    .first();
}

/** @returns where the next sections of a document begin, at most four */
function nextSections(html: string, from: number): number[] {
  return [...html.slice(from).matchAll(/<section/g)].slice(0, 4).map(({ index }) => from + index);
}

/** Sums what shifts, from the first paint on. */
/** One that comes late moves text where the system has no stand-in of its width; that is for the benchmark to see. */
async function fetchTypefaces(page: Page, url: string) {
  const first = await page.context().newPage();
  await first.goto(url);
  await first.evaluate(() => document.fonts.ready);
  await first.close();
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON());
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page) {
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the way into the first line is in the first window, the whole first exercise within two', async ({
    page,
    site,
  }) => {
    await site.visit(page, ADDRESSES.home);
    const [, label] = PAGES[0];
    await expect(button(page, label, FIRST_LESSON)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Free, no account, no teacher.')).toBeInViewport({ ratio: 1 });
    const check = page.locator('#try').getByRole('button', { name: 'Check' });
    // Its section is rendered again when its code is there.
    await expect
      .poll(async () => {
        const box = await check.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      })
      .toBeLessThan(2 * PHONE.height);
  });
});

for (const [address, label] of PAGES) {
  test.describe(`${address} while its document arrives`, () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [320, 1440]) {
      test(`the way in stays where it is, at ${width} px`, async ({
        page,
        site,
        expectMessages,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        // A face that comes late is not used at all, so loads may differ; here none has it.
        await page.route('**/*.woff2', (route) => route.abort());
        expectMessages(/\.woff2/);
        const document = await (await page.request.get(site.url(address))).text();
        const link = button(page, label, FIRST_LESSON);
        const end = document.indexOf('</a>', document.indexOf(`>${FIRST_LESSON.title}`)) + 4;
        const places: Box[] = [];
        // Cut after the link and after each section that follows, as a slow connection would.
        for (const cut of [end, ...nextSections(document, end), document.length]) {
          await page.route(site.url(address), (route) =>
            route.fulfill({ contentType: 'text/html', body: document.slice(0, cut) }),
          );
          await page.goto(site.url(address));
          places.push(await link.boundingBox());
        }
        expect(places[0]).not.toBeNull();
        expect(places).toEqual(places.map(() => places.at(-1)));
      });
    }
  });

  test.describe(address, () => {
    test('leads a stranger to the first lesson', { tag: '@sub' }, async ({ page, site }) => {
      await site.visit(page, address);
      await button(page, label, FIRST_LESSON).click();
      await expect(page).toHaveURL(site.url(lessonAddress(FIRST_LESSON.slug)));
    });

    test(
      'leads on before the first paint, without any script of the app',
      { tag: '@sub' },
      async ({ page, site }) => {
        await keepTexts(page, keptTexts(PROGRESS, site.basePath));
        // They are asked for and never come.
        await page.route('**/assets/*.js', () => undefined);
        await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('[data-begun]')) return;
            observer.disconnect();
            Object.assign(window, { setAt: performance.now() });
          }).observe(document, { childList: true, subtree: true, attributes: true });
        });
        await page.goto(site.url(address), { waitUntil: 'commit' });
        const link = button(page, 'Continue:', CURRENT);
        await expect(link).toBeVisible();
        await expect(link).toHaveJSProperty('href', site.url(lessonAddress(CURRENT.slug)));
        const painted = () =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
        await expect.poll(painted).toBeGreaterThan(0);
        const setAt = await page.evaluate(() => (window as unknown as { setAt: number }).setAt);
        expect(setAt).toBeLessThan((await painted()) ?? 0);
      },
    );

    for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 1440, height: 900 }]) {
      for (const [reader, stored] of [
        ['a stranger', {}],
        ['a reader who has begun', STORED],
      ] as const) {
        test(`nothing shifts for ${reader} at ${viewport.width} px`, async ({ page, site }) => {
          await page.setViewportSize(viewport);
          await fetchTypefaces(page, site.url(address));
          await keepTexts(page, stored);
          await watchShifts(page);
          await site.visit(page, address);
          if (stored === STORED && address === COURSE_PAGE) {
            await expect(page.getByText(`1 of ${LESSONS.length} lessons done`)).toBeVisible();
          }
          await page.waitForLoadState('networkidle');
          expect(await shifts(page)).toEqual([]);
        });
      }
    }

    test('is as ever where storage is closed', async ({ page, site }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      });
      await site.visit(page, address);
      await expect(button(page, label, FIRST_LESSON)).toBeVisible();
    });

    test('says the same on a page that the router opens', async ({ page, site }) => {
      await keepTexts(page, STORED);
      await site.visit(page, ADDRESSES.about);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'away';
        document.querySelector('main')?.prepend(link);
        link.click();
      }, site.url(address));
      await expect(button(page, 'Continue:', CURRENT)).toBeVisible();
    });
  });
}

test('a lesson that is done leads on to the next, from the next visit to home on', async ({
  page,
  site,
}) => {
  await site.visit(page, lessonAddress(FIRST_LESSON.slug));
  const done = page.getByRole('button', { name: 'Mark as done' });
  await done.scrollIntoViewIfNeeded();
  await done.click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('/continue')))
    .toContain(SECOND_LESSON.slug);
  await page.goto(site.url(ADDRESSES.home));
  await button(page, 'Continue:', SECOND_LESSON).click();
  await expect(page).toHaveURL(site.url(lessonAddress(SECOND_LESSON.slug)));
});

test('who comes back from a time without the entry has it from the next page on', async ({
  page,
  site,
}) => {
  await keepTexts(page, { progress: serializeProgress(PROGRESS) });
  await site.visit(page, ADDRESSES.home);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('/continue')))
    .toBe(STORED['/continue']);
});

test.describe('I can already', () => {
  const card = (page: Page) => page.getByRole('region', { name: /^I can already/ });

  async function answerByKeyboard(page: Page, site: Site) {
    await site.visit(page, ADDRESSES.tutorials);
    const region = card(page);
    await region.getByRole('button', { name: 'Yes' }).focus();
    await page.keyboard.press('Enter');
    await expect(region).toContainText('Question 2 of');
    await region.getByRole('button', { name: 'No' }).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
  }

  test('is answered by keyboard, and leads to a lesson', async ({ page, site }) => {
    await answerByKeyboard(page, site);
    const link = card(page).getByRole('link');
    await expect(link).toBeFocused();
    const title = await link.innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme });
      test(`is accessible, with its answer too, in ${colorScheme} mode`, async ({ page, site }) => {
        await keepTexts(page, STORED);
        await answerByKeyboard(page, site);
        await expectAccessible(page);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list of links', async ({ page, site }) => {
      await page.goto(site.url(ADDRESSES.tutorials));
      await expect(card(page).getByRole('link')).not.toHaveCount(0);
      await expect(card(page).getByRole('button')).toHaveCount(0);
      await expect(button(page, 'First lesson:', FIRST_LESSON)).toBeVisible();
    });
  });
});

test('the contents have what these tests look at', () => {
  expect(COURSE?.slug).toBeDefined();
  expect(CURRENT.id).not.toBe(FIRST_LESSON.id);
});

test('reading a lesson that a link opened leads back to it', async ({ page, site }) => {
  const [home, label] = PAGES[0];
  await site.visit(page, home);
  await button(page, label, FIRST_LESSON).click();
  await expect(page).toHaveURL(site.url(lessonAddress(FIRST_LESSON.slug)));
  await expect(async () => {
    await page.keyboard.press('End');
    const kept = await page.evaluate(() => localStorage.getItem('/continue'));
    expect(kept ?? '').toContain(FIRST_LESSON.slug);
  }).toPass();
  await site.visit(page, home);
  await expect(button(page, 'Continue:', FIRST_LESSON)).toBeVisible();
});
