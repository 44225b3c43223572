import type { Locator, Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../../e2e/support/contents';
import type { Measured, SlowPhone, SlowVisit } from './slowVisit';

/** When a visitor taps, ms after the first byte of the page; not before there is something to see. */
const MOMENTS = [300, 600, 900, 1_200];
/** After this a tap counts as lost, ms. */
const PATIENCE = 8_000;

const PAGES: Readonly<Record<string, string>> = { home: '/', lesson: lessonAddress(LESSON.slug) };

interface Control {
  of: (page: Page) => Locator;
  /** What is in the page once the control has answered. */
  answer: (page: Page) => Promise<string>;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  'theme switch': {
    of: (page) => page.getByRole('button', { name: /^Switch to (?:dark|light) mode$/ }),
    answer: (page) =>
      page.evaluate(() =>
        document.documentElement.classList.contains('dark') ? 'html.light' : 'html.dark',
      ),
  },
  menu: {
    of: (page) => page.getByRole('button', { name: 'Open menu' }),
    answer: () => Promise.resolve('[role="dialog"]'),
  },
  check: {
    of: (page) => page.getByRole('main').getByRole('button', { name: 'Check' }).first(),
    answer: () => Promise.resolve('main [role="status"]:not(:empty)'),
  },
};

/** A control in sight, and where a finger finds it. */
interface Target {
  name: string;
  address: string;
  point: { x: number; y: number };
  answer: string;
}

interface Outcome {
  /** When the page had painted the answer, ms after its first byte; absent where there is none. */
  answered?: number;
  /** The control was there to be tapped. */
  isHit: boolean;
}

/**
 * Taps on each control of the first window while the page is loading.
 *
 * @returns the latest answer by page and control, and how many taps had none
 */
export async function measureEarlyTaps(phone: SlowPhone): Promise<Measured> {
  const measured: Record<string, number> = {};
  let lost = 0;
  for (const target of await targets(phone)) {
    const outcomes: Outcome[] = [];
    for (const moment of MOMENTS) outcomes.push(await tapAt(phone, target, moment));
    const hits = outcomes.filter(({ isHit }) => isHit);
    const answers = hits.flatMap(({ answered }) => answered ?? []);
    lost += hits.length - answers.length;
    measured[`${target.name}, answered after the first byte at the latest, ms`] = Math.max(
      ...answers,
    );
  }
  return { ...measured, 'early taps that were lost': lost };
}

async function targets(phone: SlowPhone): Promise<Target[]> {
  const found: Target[] = [];
  for (const [pageName, address] of Object.entries(PAGES)) {
    await phone.visit(address, async ({ page }) => {
      for (const [name, { of, answer }] of Object.entries(CONTROLS)) {
        const point = await centerInWindow(page, of(page));
        if (!point) continue;
        found.push({ name: `${pageName}: ${name}`, address, point, answer: await answer(page) });
      }
    });
  }
  return found;
}

async function centerInWindow(page: Page, control: Locator): Promise<Target['point'] | null> {
  if ((await control.count()) === 0) return null;
  const box = await control.boundingBox();
  const point = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return point && point.y < (page.viewportSize()?.height ?? 0) ? point : null;
}

function tapAt(phone: SlowPhone, target: Target, moment: number): Promise<Outcome> {
  const { address, point, answer } = target;
  return phone.open(async ({ page, cdp }) => {
    await page.addInitScript(watch, { answer, patience: PATIENCE });
    const painted = firstPaint(cdp);
    const responded = page.waitForEvent(
      'response',
      (response) => response.frame() === page.mainFrame(),
    );
    const loaded = page.goto(phone.urlOf(address), { waitUntil: 'domcontentloaded' });
    await responded;
    await Promise.all([sleep(moment), painted]);
    await tap(cdp, point);
    await loaded;
    return page.evaluate(() => (window as unknown as { outcome: Promise<Outcome> }).outcome);
  });
}

async function firstPaint(cdp: SlowVisit['cdp']): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    cdp.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return painted;
}

async function tap(cdp: SlowVisit['cdp'], point: Target['point']): Promise<void> {
  const down = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const up = cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.all([down, up]);
}

/** Runs in the page before anything else: from its first byte to the frame with the answer. */
function watch({ answer, patience }: { answer: string; patience: number }) {
  let isHit = false;
  addEventListener(
    'click',
    ({ target }) => (isHit ||= target instanceof Element && target.closest('button') !== null),
    { capture: true },
  );
  const outcome = new Promise<Outcome>((resolve) => {
    setTimeout(() => resolve({ isHit }), patience);
    new MutationObserver((_records, observer) => {
      if (!isHit || !document.querySelector(answer)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const [entry] = performance.getEntriesByType('navigation');
          const { responseStart } = entry as PerformanceNavigationTiming;
          resolve({ isHit, answered: performance.now() - responseStart });
        }),
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  Object.assign(window, { outcome });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
