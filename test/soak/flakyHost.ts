import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { ADDRESSES, lessonAddress } from '../../src/site/addresses';
import { TUTORIALS } from '../../.generated/tutorials';
import { FAULTS, startFaultyHost } from '../support/faultyHost';
import { chanceOf } from './random';

/** Visits to a host that fails one request in five: each has to end with a readable page or a plain notice. */

const DIST = path.resolve(import.meta.dirname, '../..', process.env['SITE_DIST'] ?? 'dist');
/** One request in so many fails. */
const ONE_IN = 5;
/** How long a visit may take to end, ms: longer than a host that never answers is waited for. */
const MAX_VISIT = 30_000;
/** A reader who is given nothing at all asks once more. */
const MAX_RELOADS = 1;

export interface SoakReport {
  seed: number;
  visits: number;
  /** How they ended. */
  ends: Record<'hydrated' | 'readable' | 'offline page' | 'host notice', number>;
  /** Visits that needed the reader's reload. */
  reloads: number;
  /** How many requests reached the host after the worker had come. */
  requests: number;
  faults: Record<string, number>;
  /** Visits that ended with neither a page nor a notice. */
  lost: string[];
}

/**
 * @param seed - decides which pages are visited and which requests fail
 * @param visits - how many
 * @returns what came of them; `lost` is to be empty
 */
export async function flakyHost(seed: number, visits: number): Promise<SoakReport> {
  const chance = chanceOf(seed);
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
    // The worker comes with a visit that goes well; without it a browser shows what the host says.
    await page.goto(host.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    host.fault = (pathname) => {
      report.requests += 1;
      const fault = chance.number(ONE_IN) === 0 ? chance.pick(FAULTS) : undefined;
      // Chromium itself asks for these, and no page depends on them.
      if (pathname === '/favicon.ico' || pathname === '/sw.js') return undefined;
      if (fault) report.faults[fault] = (report.faults[fault] ?? 0) + 1;
      return fault;
    };
    for (let visit = 0; visit < visits; visit += 1) {
      const address = chance.pick(addresses);
      let end = await visitOnce(page, () => page.goto(host.url + address.slice(1), COMMITTED));
      for (let again = 0; end === null && again < MAX_RELOADS; again += 1) {
        report.reloads += 1;
        end = await visitOnce(page, () => page.reload(COMMITTED));
      }
      if (end) report.ends[end] += 1;
      else report.lost.push(`${visit}: ${address}, ${await stateOf(page)}`);
    }
  } finally {
    await browser.close();
    host.goDown();
  }
  return report;
}

/** What there is where nothing can be read. */
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

/** How a visit ended; `null` with nothing to read. */
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
        // A script that never comes keeps the page from its load event; what is there can be read.
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
