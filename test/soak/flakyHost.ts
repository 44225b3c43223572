import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import fc from 'fast-check';
import { findBrowser } from '../../src/build/findBrowser';
import { ADDRESSES, lessonAddress } from '../../src/site/addresses';
import { TUTORIALS } from '../../.generated/tutorials';
import { FAULTS, startFaultyHost } from '../support/faultyHost';

/**
 * Simulates visits to a host that fails one request in five. Each visit must end with a readable page or a
 * notice.
 */

const DIST = path.resolve(import.meta.dirname, '../..', process.env['SITE_DIST'] ?? 'dist');
/** One request in five fails. */
const REQUEST = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...FAULTS) },
  { weight: 4, arbitrary: fc.constant(undefined) },
);
/** Number of requests after which the sequence of faults repeats. */
const FAULT_COUNT = 10_000;
/** Time limit per visit, in ms; longer than the site's timeout for hosts that never respond. */
const MAX_VISIT = 30_000;
/** How many times the simulated reader reloads a page that stays empty. */
const MAX_RELOADS = 1;

export interface SoakReport {
  seed: number;
  visits: number;
  /** Number of visits by outcome. */
  ends: Record<'hydrated' | 'readable' | 'offline page' | 'host notice', number>;
  /** Number of times that a reader had to reload an empty page. */
  reloads: number;
  /** Number of requests to the host after the service worker was installed. */
  requests: number;
  faults: Record<string, number>;
  /** Visits that ended without a readable page or a notice. */
  lost: string[];
}

/**
 * @param seed - determines which pages are visited and which requests fail
 * @param visits - number of visits
 * @returns statistics; `lost` should be empty
 */
export async function flakyHost(seed: number, visits: number): Promise<SoakReport> {
  const faults = fc.sample(REQUEST, { seed, numRuns: FAULT_COUNT });
  const host = await startFaultyHost(DIST);
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const report: SoakReport = {
    seed,
    visits,
    ends: { hydrated: 0, readable: 0, 'offline page': 0, 'host notice': 0 },
    reloads: 0,
    requests: 0,
    faults: {},
    lost: [],
  };
  const addresses = [
    ...Object.values(ADDRESSES),
    ...TUTORIALS.map(({ slug }) => lessonAddress(slug)),
  ];
  try {
    // Makes a fault-free visit to install the service worker. Without it, the browser would show the host's
    // errors.
    await page.goto(host.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    host.fault = (pathname) => {
      const fault = faults[report.requests % FAULT_COUNT];
      report.requests += 1;
      // Chromium requests these files on its own, and no page depends on them.
      if (pathname === '/favicon.ico' || pathname === '/sw.js') return undefined;
      if (fault) report.faults[fault] = (report.faults[fault] ?? 0) + 1;
      return fault;
    };
    for (const address of fc.sample(fc.constantFrom(...addresses), { seed, numRuns: visits })) {
      let end = await visitOnce(page, () => page.goto(host.url + address.slice(1), COMMITTED));
      for (let again = 0; end === null && again < MAX_RELOADS; again += 1) {
        report.reloads += 1;
        end = await visitOnce(page, () => page.reload(COMMITTED));
      }
      if (end) report.ends[end] += 1;
      else report.lost.push(`${address}, ${await stateOf(page)}`);
    }
  } finally {
    await browser.close();
    host.goDown();
  }
  return report;
}

/** Describes the state of a page that has no readable content. */
async function stateOf(page: Page): Promise<string> {
  const state = page
    .evaluate(() => `${location.href} ${document.readyState} "${document.body.innerText}"`)
    .catch((error: unknown) => String(error));
  const never = new Promise<string>((resolve) => {
    setTimeout(() => resolve('no answer'), MAX_VISIT);
  });
  return Promise.race([state, never]);
}

const COMMITTED = { waitUntil: 'commit', timeout: MAX_VISIT } as const;

/** Navigates and returns the visit's outcome, or null if the page has no readable content. */
async function visitOnce(
  page: Page,
  go: () => Promise<unknown>,
): Promise<keyof SoakReport['ends'] | null> {
  try {
    await go();
    const end = await page.waitForFunction(
      () => {
        const heading = document.querySelector('main h1');
        const notice = document.getElementById('scripts-failed');
        if (document.documentElement.hasAttribute('data-hydrated')) return 'hydrated';
        if (heading?.textContent === "You're offline") return 'offline page';
        // After three seconds, don't wait for the load event: a script that never arrives delays it, but the
        // page is readable.
        if (heading && (notice?.hidden === false || performance.now() > 3_000)) return 'readable';
        const isDone = document.readyState === 'complete';
        return isDone && !heading && document.body.innerText.trim() !== '' ? 'host notice' : false;
      },
      undefined,
      { timeout: MAX_VISIT, polling: 100 },
    );
    return (await end.jsonValue()) as keyof SoakReport['ends'];
  } catch {
    return null;
  }
}
