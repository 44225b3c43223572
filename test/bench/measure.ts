import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { findLink, findThemeSwitch } from './controls';

/** Cost of one page visit. Times are in ms, sizes in compressed bytes. */
export interface Visit {
  /**
   * JavaScript loaded before the page became interactive. If the page doesn't show when that is, all of its
   * JavaScript, except for what's fetched ahead for other pages.
   */
  scriptBytes: number;
  /** Files that the page loaded until it went idle, without the document, and their size with the document. */
  files: number;
  bytes: number;
  /** Undefined if nothing was painted, as in the copy without scripts of a page that's rendered in the browser. */
  firstPaint?: number;
  largestPaint?: number;
  /** Main-thread time until the page goes idle. */
  mainThread: number;
  /** Longest task after first paint. */
  longestTask: number;
  /**
   * Sum of each task's time beyond 50 ms, for all tasks after first paint. Similar to Total Blocking Time.
   */
  blocking: number;
  layoutShift: number;
  /**
   * Delay from pressing the theme switch to the next paint. In the copy without scripts, the click only
   * toggles a class on the root element. Undefined if no theme switch is found, or if it changes nothing.
   */
  themeSwitch?: number;
  /**
   * Time from tapping a link, whose page may have been fetched since it was touched, until that page's heading
   * is on screen; undefined for the copy without scripts, and if no link is found.
   */
  navigation?: number;
}

interface VisitOptions {
  hasScripts: boolean;
  reducedMotion: 'reduce' | 'no-preference';
  /** Path of the page to navigate to; if no link leads there, it's another page. */
  linkTo: string;
}

/** A slow phone on a slow connection: Lighthouse's mobile profile. */
const PROFILE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** Time without activity after which a page counts as idle, in ms. */
const IDLE_AFTER = 2_000;
/** Work is measured until this long after the last long task or request, in ms. */
const SETTLE_TIME = 300;
const POLL_INTERVAL = 100;
/** A page that hasn't painted anything isn't idle until this long after the navigation, in ms. */
const PAINT_TIMEOUT = 20_000;

interface PageRecord {
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  interactive: number;
}

declare global {
  interface Window {
    record: PageRecord;
    /** Time of the last long task or request, in ms since navigation start. */
    lastActivity: number;
  }
}

/**
 * Visits a page once, in a new browser context, and measures it.
 *
 * @param browser - a running Chromium
 * @param url - the page's URL
 * @param options - `hasScripts` is false for the copy without scripts; `reducedMotion` is the motion
 * preference to emulate; `linkTo` is the path of the page to navigate to
 */
export async function visit(
  browser: Browser,
  url: string,
  { hasScripts, reducedMotion, linkTo }: VisitOptions,
): Promise<Visit> {
  const { context, page, cdp } = await openSlowPhone(browser, reducedMotion);
  await page.addInitScript(startRecording);

  await page.goto(url, { waitUntil: 'load' });
  const mainThread = await workUntilQuiet(page, cdp);

  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const record = await page.evaluate(() => window.record);
  const afterPaint = record.tasks.filter(
    ({ start, duration }) => start + duration > (firstPaint ?? 0),
  );
  const result: Visit = {
    scriptBytes: hasScripts ? await scriptBytesBefore(page, record.interactive) : 0,
    ...(await loadedUntilNow(page)),
    firstPaint,
    largestPaint: record.largestPaint || undefined,
    mainThread,
    longestTask: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
    blocking: afterPaint.reduce((sum, { duration }) => sum + duration - 50, 0),
    layoutShift: record.layoutShift,
  };
  if (hasScripts) {
    Object.assign(result, await measureThemeSwitch(page, cdp));
    Object.assign(result, await measureNavigation(page, cdp, linkTo));
  } else result.themeSwitch = await measureBareSwitch(page);
  await context.close();
  return result;
}

/**
 * @param browser - a running Chromium
 * @param reducedMotion - motion preference to emulate
 * @returns an empty page with throttled CPU and network, in a new context that the caller must close
 */
export async function openSlowPhone(
  browser: Browser,
  reducedMotion: VisitOptions['reducedMotion'],
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: PROFILE.viewport,
    deviceScaleFactor: PROFILE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    reducedMotion,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Network.emulateNetworkConditions', PROFILE.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  // tsx wraps named functions in its `__name` helper, which doesn't exist in the page, so define it there.
  await page.addInitScript({ content: 'globalThis.__name = (fn) => fn;' });
  return { context, page, cdp };
}

/** Runs in the page before any other script. */
function startRecording() {
  const record: PageRecord = { largestPaint: 0, layoutShift: 0, tasks: [], interactive: Infinity };
  window.record = record;
  const observers: [type: string, see: (entry: PerformanceEntry) => void][] = [
    ['largest-contentful-paint', ({ startTime }) => (record.largestPaint = startTime)],
    [
      'layout-shift',
      (entry) => (record.layoutShift += (entry as PerformanceEntry & { value: number }).value),
    ],
    ['longtask', ({ startTime, duration }) => record.tasks.push({ start: startTime, duration })],
  ];
  for (const [type, see] of observers) {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  }
  // The app shell's first effect sets `history.scrollRestoration`, so the page is interactive from then on.
  const property = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration');
  Object.defineProperty(history, 'scrollRestoration', {
    configurable: true,
    get: () => property?.get?.call(history) as ScrollRestoration,
    set(value: ScrollRestoration) {
      record.interactive = Math.min(record.interactive, performance.now());
      property?.set?.call(history, value);
    },
  });
}

/**
 * Returns the compressed size of all scripts that loaded before the given time, in bytes without headers. Leaves
 * out prefetched ones.
 */
function scriptBytesBefore(page: Page, time: number): Promise<number> {
  return page.evaluate(
    (limit) => {
      const ahead = new Set(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
          ({ href }) => href,
        ),
      );
      const sizes = new Map<string, number>();
      for (const file of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
        const isScript = /\.m?js$/.test(new URL(file.name).pathname) && !ahead.has(file.name);
        // A preloaded script can have two entries.
        if (isScript && file.responseEnd <= limit)
          sizes.set(file.name, Math.max(sizes.get(file.name) ?? 0, file.encodedBodySize));
      }
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },
    Number.isFinite(time) ? time : Number.MAX_SAFE_INTEGER,
  );
}

/** Returns the number of files that the page has loaded, and their compressed size in bytes, with the document. */
function loadedUntilNow(page: Page): Promise<Pick<Visit, 'files' | 'bytes'>> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const documents = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const bytes = [...documents, ...files].reduce((sum, file) => sum + file.encodedBodySize, 0);
    return { files: files.length, bytes };
  });
}

/**
 * Waits until there have been no long tasks or requests for a while. Endless animations don't prolong the
 * wait, and their frames are measured only until the page has settled.
 *
 * @returns main-thread work up to the last activity, in ms
 */
async function workUntilQuiet(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => {
    window.lastActivity = performance.now();
    new PerformanceObserver(() => (window.lastActivity = performance.now())).observe({
      entryTypes: ['longtask', 'resource'],
    });
  });
  let work = 0;
  for (;;) {
    const idle = await page.evaluate((timeout) => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const now = performance.now();
      return isPainted || now > timeout ? now - window.lastActivity : 0;
    }, PAINT_TIMEOUT);
    if (idle < SETTLE_TIME) work = await taskDuration(cdp);
    if (idle > IDLE_AFTER) return work;
    await page.waitForTimeout(POLL_INTERVAL);
  }
}

async function taskDuration(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function measureThemeSwitch(
  page: Page,
  cdp: CDPSession,
): Promise<Pick<Visit, 'themeSwitch'>> {
  const { themeSwitch, menuOpened } = await findThemeSwitch(page);
  if (menuOpened) await workUntilQuiet(page, cdp);
  const before = await textColor(page);
  let duration: number | undefined;
  // The first tap of a switch with three states may choose the mode that's already shown.
  for (let taps = 0; themeSwitch && duration === undefined && taps < 2; taps++) {
    const tap = await inputToPaint(page, themeSwitch);
    if (await textColorChanges(page, before)) duration = tap;
  }
  // Closes the menu, which covers the page's links.
  if (menuOpened) await page.reload({ waitUntil: 'load' });
  return duration === undefined ? {} : { themeSwitch: duration };
}

function textColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).color);
}

/** Returns whether the text gets another color soon. */
async function textColorChanges(page: Page, before: string): Promise<boolean> {
  const changed = page.waitForFunction(
    (color) => getComputedStyle(document.body).color !== color,
    before,
    { timeout: 2_000 },
  );
  return changed.then(
    () => true,
    () => false,
  );
}

/**
 * Measures how long the browser itself takes to change the color mode, with one click listener and no other
 * scripts.
 */
async function measureBareSwitch(page: Page): Promise<number | undefined> {
  const heading = page.locator('h1').first();
  if (!(await heading.isVisible())) return undefined;
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      for (const mode of ['dark', 'light']) document.documentElement.classList.toggle(mode);
    }),
  );
  return inputToPaint(page, heading);
}

/** Measures the time from a tap to the next paint with the Event Timing API, which rounds to 8 ms. */
async function inputToPaint(page: Page, target: Locator): Promise<number> {
  const duration = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const click = list.getEntries().find(({ name }) => name === 'click');
          if (click) resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        // If there's no entry, the paint took less than 16 ms, the shortest duration that the API reports.
        setTimeout(() => resolve(16), 5_000);
      }),
  );
  await target.tap();
  return duration;
}

async function measureNavigation(
  page: Page,
  cdp: CDPSession,
  linkTo: string,
): Promise<Pick<Visit, 'navigation'>> {
  const link = await findLink(page, linkTo);
  if (!link) return {};
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await workUntilQuiet(page, cdp);
  // Without a router, the document with the running script goes away.
  const duration = page.evaluate(timeToNewHeading).catch(() => timeToNewDocument(page));
  await link.tap();
  const navigation = await duration;
  return navigation === undefined ? {} : { navigation };
}

/** Runs in the page. Resolves with the time from the next click until a new heading is on screen. */
function timeToNewHeading(): Promise<number | undefined> {
  return new Promise((resolve) => {
    let clicked = 0;
    const find = () => document.querySelector('main h1') ?? document.querySelector('h1');
    const old = find();
    const oldText = old?.textContent;
    document.addEventListener(
      'click',
      (event) => {
        clicked = event.timeStamp;
        sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + clicked));
      },
      { capture: true, once: true },
    );
    new MutationObserver((_records, observer) => {
      const heading = find();
      // A router may keep the element and change its text.
      if (!heading || (heading === old && heading.textContent === oldText)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // Resolves right after the frame that shows the heading. A normal task would have to wait for
        // React's tasks.
        void scheduler.postTask(() => resolve(performance.now() - clicked), {
          priority: 'user-blocking',
        });
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    setTimeout(() => resolve(undefined), 20_000);
  });
}

/** Returns the time from the click until the document that it opened was painted. */
async function timeToNewDocument(page: Page): Promise<number> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return page.evaluate(() => {
    const clicked = Number(sessionStorage.getItem('bench-clicked'));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance.timeOrigin + paint - clicked;
  });
}
