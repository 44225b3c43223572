import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { TUTORIALS } from '../../../.generated/tutorials';
import { LESSON_END } from '../../../src/pages/lesson/lessonEnd';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import {
  ADDRESSES,
  lessonAddress,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../../src/site/addresses';
import { readLesson } from '../support/content/contents';
import { test } from '../support/deployment/deployment';
import { driveBrowser, type DrivenBrowser, type DrivenOptions } from '../support/sites/drivenHost';
import { storedProgress } from '../support/storage/seedStorage';
import { expect } from '../support/test';

/** Tests pages that the browser renders before they're opened (`src/site/speculationRules.ts`). */

/** Two lessons in a row: the first has several questions to review, the second a runnable example. */
const [PAIR] = COURSE_LESSONS.flatMap(({ lessons }) =>
  lessons.flatMap((first, index) => {
    const second = lessons[index + 1];
    const cards = REVIEW_CARDS[first.id]?.length ?? 0;
    if (cards < 2 || !second) return [];
    const hasExample = readLesson(second.slug).blocks.some(({ kind }) => kind === 'example');
    return hasExample ? [{ first, second, cards }] : [];
  }),
);

interface Args {
  /** The two lessons' ids, titles and addresses. */
  first: { id: string; title: string; address: string };
  second: { id: string; title: string; address: string };
  /** The text of a study plan. */
  plan: string;
}

type Case = Omit<DrivenOptions<Args>, 'root' | 'args'> & {
  /** What the opened page, the second tab, and the first page after Back show at last. */
  expected?: unknown;
  expectedInTab?: unknown;
  expectedAfterBack?: unknown;
  /** The mode of the opened page's first frame; by default, light. */
  mode?: 'dark';
  /** Files that are missing until a new version is deployed. */
  missing?: RegExp;
};

function casesFor({ first, second, cards }: NonNullable<typeof PAIR>) {
  const [FIRST, SECOND] = [lessonAddress(first.slug), lessonAddress(second.slug)];
  const args: Args = {
    first: { ...first, address: FIRST },
    second: { ...second, address: SECOND },
    plan: `program=${OUTLINES.programs[0]?.id}&days=1234567&time=18:00&minutes=60&start=2099-03-02`,
  };
  const next = { address: FIRST, ahead: SECOND };
  const exercises = TUTORIALS.find(({ id }) => id === first.id)?.exerciseIds ?? [];
  const started = {
    lessons: new Map([[first.id, { started: 1 }]]),
    last: { slug: first.slug, at: 1 },
  };
  const done = { lessons: new Map([[first.id, { started: 1, done: { on: true, at: 2 } }]]) };
  const stored = (progress: Partial<typeof EMPTY_PROGRESS>) =>
    storedProgress({ ...EMPTY_PROGRESS, ...progress });

  const cases: Record<string, Case> = {
    'shows a changed mode and a completed lesson, and starts at its top without an announcement': {
      ...next,
      mode: 'dark',
      link: `#${LESSON_END} a`,
      stored: stored({ ...started, passed: new Map(exercises.map((id) => [id, 1])) }),
      meanwhile: ({ until }) => {
        document.querySelector<HTMLElement>('.MuiFab-root')?.click();
        return until(() => document.documentElement.classList.contains('dark'));
      },
      shown: (_, { first }) => ({
        isDone: [...document.querySelectorAll('nav a')].some(
          ({ textContent }) => textContent === `${first.title} (done)`,
        ),
        heading: document.querySelector('main h1')?.textContent,
        isTitled: document.title.startsWith(document.querySelector('main h1')?.textContent ?? '-'),
        focused: document.activeElement?.tagName,
        scrolled: scrollY,
        announced: document.querySelector('[role="status"].visually-hidden')?.textContent,
        mode: document.documentElement.className,
      }),
      expected: {
        isDone: true,
        heading: second.title,
        isTitled: true,
        focused: 'BODY',
        scrolled: 0,
        announced: '',
        mode: 'js dark',
      },
    },
    'shows how many questions are left to review': {
      address: REVIEW_ADDRESS,
      ahead: ADDRESSES.home,
      stored: stored(done),
      meanwhile: async ({ press, until }) => {
        await press('Show the answer');
        await press('Good');
        await until(() => document.body.textContent.includes('Question 2 of'));
      },
      shown: () => document.querySelector('main a[href$="/review"]')?.textContent,
      expected: `${cards - 1} question${cards === 2 ? '' : 's'} to review`,
    },
    'has a link that continues with the lesson that was opened': {
      address: FIRST,
      ahead: ADDRESSES.home,
      meanwhile: async ({ until }) => {
        window.scrollTo({ top: document.body.scrollHeight });
        await until(() => localStorage.getItem('/continue'));
      },
      shown: () => document.querySelector('main [data-begun]')?.textContent,
      expected: `Continue: ${first.title}`,
    },
    'has a link that continues after the lesson that was completed': {
      address: FIRST,
      ahead: ADDRESSES.home,
      meanwhile: async ({ press, until }, { second }) => {
        await press('Mark as done');
        await until(() => localStorage.getItem('/continue')?.includes(second.title));
      },
      shown: () => document.querySelector('main [data-begun]')?.textContent,
      expected: `Continue: ${second.title}`,
    },
    'shows which questions are left after a review in another tab': {
      address: ADDRESSES.home,
      ahead: REVIEW_ADDRESS,
      stored: stored(done),
      tab: REVIEW_ADDRESS,
      inTab: async ({ press, until }) => {
        await press('Show the answer');
        await press('Good');
        await until(() => document.body.textContent.includes('Question 2 of'));
      },
      shown: () => /Question \d of \d+/.exec(document.body.textContent)?.[0],
      expected: `Question 1 of ${cards - 1}`,
    },
    'shows a plan that was started in another tab': {
      address: ADDRESSES.home,
      ahead: PLANNER_ADDRESS,
      stored: stored(started),
      tab: ADDRESSES.about,
      inTab: (_, { plan }) => localStorage.setItem('/study-plan', plan),
      shown: () => document.body.textContent.includes('Continue: '),
      expected: true,
    },
    'shows what another tab has stored, and stores what the other tab shows': {
      ...next,
      tab: FIRST,
      inTab: async ({ press, until }, { first }) => {
        await press('Mark as done');
        await until(() => localStorage.getItem(`/progress/done/${first.id}`));
      },
      opened: ({ press }) => press('Mark as done'),
      shown: (_, { first }) =>
        [...document.querySelectorAll('nav a')].some(
          ({ textContent }) => textContent === `${first.title} (done)`,
        ),
      shownInTab: (_, { second }) =>
        [...document.querySelectorAll('nav a')].some(
          ({ textContent }) => textContent === `${second.title} (done)`,
        ),
      expected: true,
      expectedInTab: true,
    },
    'opens while the host is down, and says that controls are missing': {
      ...next,
      meanwhile: ({ host }) => host('down'),
      opened: () => {
        const buttons = [...document.querySelectorAll('main button')];
        buttons.find(({ textContent }) => textContent === 'Run')?.scrollIntoView();
      },
      shown: () => [
        document.querySelector('main h1')?.textContent,
        [...document.querySelectorAll('[role="status"]')]
          .filter((status) => status.checkVisibility())
          .some(({ textContent }) => textContent.includes("controls on this page didn't load")),
      ],
      expected: [second.title, true],
    },
    'opens while the browser is offline': {
      ...next,
      meanwhile: async ({ until, host }) => {
        await until(() => navigator.serviceWorker.controller);
        Object.defineProperty(navigator, 'onLine', { value: false });
        await host('down');
      },
      shown: () => document.querySelector('main h1')?.textContent,
      expected: second.title,
    },
    'is fetched again if the host was down, and nothing was saved': {
      ...next,
      first: async ({ until, host }, { second }) => {
        const [entry] = performance.getEntriesByType('navigation');
        if ((entry as PerformanceNavigationTiming).type === 'reload') return;
        await until(() => navigator.serviceWorker.controller);
        await until(() => caches.match(location.href));
        for (const name of await caches.keys()) {
          await (await caches.open(name)).delete(second.address);
        }
        await host('down');
        location.reload();
        await until(() => false);
      },
      meanwhile: ({ host }) => host('up'),
      shown: () => document.querySelector('main h1')?.textContent,
      expected: second.title,
    },
    'is fetched again if its code was missing': {
      address: ADDRESSES.home,
      ahead: FIRST,
      missing: /page-lesson/,
      meanwhile: ({ host }) => host('deploy'),
      shown: () => document.documentElement.dataset['version'],
      expected: 'second',
    },
    'announces an update, which a click loads': {
      ...next,
      meanwhile: async ({ until, host }) => {
        await until(() => navigator.serviceWorker.controller);
        await host('deploy');
      },
      opened: async ({ press, until }) => {
        await (await navigator.serviceWorker.ready).update();
        await press('Reload');
        await until(() => false);
      },
      shown: () => [
        document.documentElement.dataset['version'],
        document.body.textContent.includes('A new version'),
      ],
      expected: ['second', false],
    },
    'knows that an update was postponed': {
      ...next,
      meanwhile: async ({ until, host, press }) => {
        await until(() => navigator.serviceWorker.controller);
        await host('deploy');
        await (await navigator.serviceWorker.ready).update();
        await press('Later');
      },
      shown: () => sessionStorage.getItem('update-later'),
      expected: '',
    },
    'opens other pages, although another tab has updated the site': {
      ...next,
      first: ({ until }) => until(() => navigator.serviceWorker.controller),
      tab: ADDRESSES.home,
      inTab: async ({ until, host, press }) => {
        if (document.documentElement.dataset['version'] === 'second') return;
        await host('deploy');
        await (await navigator.serviceWorker.ready).update();
        await press('Reload');
        await until(() => false);
      },
      opened: async ({ press, until }) => {
        await press('About');
        await until(() => false);
      },
      shown: () => [location.pathname, document.documentElement.dataset['version']],
      expected: [ADDRESSES.about, 'second'],
    },
    'leads back to a page that shows what has changed': {
      address: ADDRESSES.home,
      ahead: FIRST,
      hasWindows: true,
      stored: stored(started),
      opened: async ({ press, until }, { second }) => {
        document.querySelector<HTMLElement>('.MuiFab-root')?.click();
        await press('Mark as done');
        await until(() => localStorage.getItem('/continue')?.includes(second.title));
        history.back();
      },
      shownAfterBack: () => ({
        link: document.querySelector('main [data-begun]')?.textContent,
        isCounted: document.body.textContent.includes('1 of '),
        mode: document.documentElement.className,
        scrolled: scrollY,
      }),
      expectedAfterBack: {
        link: `Continue: ${second.title}`,
        isCounted: true,
        mode: 'js dark',
        scrolled: 0,
      },
    },
    'leads back to a page that knows a new reader': {
      address: ADDRESSES.home,
      ahead: FIRST,
      hasWindows: true,
      opened: async ({ press, until }, { second }) => {
        await press('Mark as done');
        await until(() => localStorage.getItem('/continue')?.includes(second.title));
        history.back();
      },
      shownAfterBack: () => ({
        link: document.querySelector('main [data-begun]')?.textContent,
        isCounted: document.body.textContent.includes('1 of '),
      }),
      expectedAfterBack: { link: `Continue: ${second.title}`, isCounted: true },
    },
  };
  return Object.entries(cases).map(([name, one]) => ({ name, args, ...one }));
}

let driven: DrivenBrowser | undefined;

test.afterEach(() => driven?.close());

for (const {
  name,
  mode = 'light',
  missing,
  expected,
  expectedInTab,
  expectedAfterBack,
  ...options
} of PAIR ? casesFor(PAIR) : []) {
  test(`a page rendered ahead ${name}`, async ({ deployment }) => {
    test.setTimeout(90_000);
    deployment.fault = (pathname) => (missing?.test(pathname) ? 'missing' : undefined);
    driven = await driveBrowser({
      root: deployment.url,
      deploy: () => {
        deployment.fault = () => undefined;
        deployment.deployNext('second');
      },
      ...options,
    });
    const { last } = driven;
    await expect.poll(() => last('opened'), { timeout: 60_000 }).toBeDefined();
    expect(last('opened')).toMatchObject({
      address: options.ahead,
      wasRenderedAhead: true,
      writtenBefore: [],
      mode,
    });
    for (const [event, wanted] of [
      ['shown', expected],
      ['shown in tab', expectedInTab],
      ['shown after Back', expectedAfterBack],
    ] as const) {
      if (wanted !== undefined) await expect.poll(() => last(event)?.['shown']).toEqual(wanted);
    }
    expect(last('problem')).toBeUndefined();
  });
}
