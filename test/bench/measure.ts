import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/** What one visit of a page cost. Times in ms, sizes in bytes as compressed. */
export interface Visit {
  /** JavaScript that loaded before the page answered to the visitor. */
  scriptBytes: number;
  firstPaint: number;
  largestPaint: number;
  /** Work of the main thread until the page had been idle for a while. */
  mainThread: number;
  /** Longest task after the first paint. */
  longestTask: number;
  /** Sum of what tasks after the first paint took over 50 ms. */
  blocking: number;
  layoutShift: number;
  /** Input to next paint of the theme switch; without scripts that of a bare change of the root's class. */
  themeSwitch: number;
  /** Click on a link to a page whose code has been fetched, to its heading on screen; absent without scripts. */
  navigation?: number;
}

interface VisitOptions {
  hasScripts: boolean;
  reducedMotion: 'reduce' | 'no-preference';
}

/** A slow phone on a slow connection: Lighthouse's mobile profile. */
const PROFILE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** How long nothing may happen before a page counts as idle, ms. */
const QUIET = 2_000;
/** Work this soon after a sign of activity belongs to it, ms. */
const SETTLING = 300;
const POLLING = 100;

interface PageRecord {
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  interactive: number;
}

declare global {
  interface Window {
    record: PageRecord;
    /** When a long task or a request was last seen, ms of the page's time. */
    lastActivity: number;
  }
}

/**
 * Visits a page once, in a browser context of its own, and measures it.
 *
 * @param browser - a running Chromium
 * @param url - the page
 * @param options - whether to measure what needs scripts too, and what the visitor says of motion
 */
export async function visit(
  browser: Browser,
  url: string,
  { hasScripts, reducedMotion }: VisitOptions,
): Promise<Visit> {
  const { context, page, cdp } = await openSlowPhone(browser, reducedMotion);
  await page.addInitScript(startRecording);

  await page.goto(url, { waitUntil: 'load' });
  const mainThread = await workUntilQuiet(page, cdp);

  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const record = await page.evaluate(() => window.record);
  const afterPaint = record.tasks.filter(({ start, duration }) => start + duration > firstPaint);
  const result: Visit = {
    scriptBytes: hasScripts ? await scriptBytesBefore(page, record.interactive) : 0,
    firstPaint,
    largestPaint: record.largestPaint,
    mainThread,
    longestTask: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
    blocking: afterPaint.reduce((sum, { duration }) => sum + duration - 50, 0),
    layoutShift: record.layoutShift,
    themeSwitch: await (hasScripts ? measureThemeSwitch(page) : measureBareSwitch(page)),
    ...(hasScripts ? { navigation: await measureNavigation(page) } : {}),
  };
  await context.close();
  return result;
}

/**
 * @param browser - a running Chromium
 * @param reducedMotion - what the visitor says of motion
 * @returns an empty page in a context of its own, slowed down in CPU and network; close the context
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
  // tsx names functions by a helper of its own, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { context, page, cdp };
}

/** Runs in the page before anything else. */
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
  // The shell's first effect takes scroll restoration over: from then on the page answers.
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

/** Bytes of the scripts that had loaded at a point of the page's time, as compressed; headers are none of theirs. */
function scriptBytesBefore(page: Page, time: number): Promise<number> {
  return page.evaluate(
    (limit) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= limit)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    Number.isFinite(time) ? time : Number.MAX_SAFE_INTEGER,
  );
}

/**
 * Waits until neither scripts nor the network have been busy for a while. The frames of a picture that moves on and on are
 * not waited for: only what is left of them while a page settles counts.
 *
 * @returns the main thread's work until the last sign of activity, ms
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
    const idle = await page.evaluate(() => performance.now() - window.lastActivity);
    if (idle < SETTLING) work = await taskDuration(cdp);
    if (idle > QUIET) return work;
    await page.waitForTimeout(POLLING);
  }
}

async function taskDuration(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function measureThemeSwitch(page: Page): Promise<number> {
  return inputToPaint(page, page.getByRole('button', { name: /^Switch to (?:dark|light) mode$/ }));
}

/** What a change of mode costs the browser alone: one listener, and no other script on the page. */
async function measureBareSwitch(page: Page): Promise<number> {
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      for (const mode of ['dark', 'light']) document.documentElement.classList.toggle(mode);
    }),
  );
  return inputToPaint(page, page.locator('main h1'));
}

/** From a tap to the next paint, as the Event Timing API sees it (rounded by the browser to 8 ms). */
async function inputToPaint(page: Page, target: Locator): Promise<number> {
  const duration = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const click = list.getEntries().find(({ name }) => name === 'click');
          if (click) resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        // Faster than the API reports at all.
        setTimeout(() => resolve(16), 5_000);
      }),
  );
  // Where the switch makes room for what is under it, it can be reached by the keyboard.
  await target.tap({ timeout: 2_000 }).catch(() => target.press('Enter'));
  return duration;
}

async function measureNavigation(page: Page): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await page.waitForLoadState('networkidle');
  const duration = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        const old = document.querySelector('main h1');
        document.addEventListener('click', (event) => (clicked = event.timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver((_records, observer) => {
          const heading = document.querySelector('main h1');
          if (!heading || heading === old) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // Right after the frame that shows it: an ordinary task would wait for React's next ones.
            void scheduler.postTask(() => resolve(performance.now() - clicked), {
              priority: 'user-blocking',
            });
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.tap();
  return duration;
}
