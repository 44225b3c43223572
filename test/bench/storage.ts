/**
 * Measures what 5,000 entries cost in the storage section of About: loading it, showing them, export, import, deletion.
 *
 *   npx tsx test/bench/storage.ts
 *
 * Prints for each step the longest task of the page, and what all of them block (their time beyond 50 ms), on a 4 times
 * slower CPU.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { KNOWN_IDS } from '../../.generated/knownIds';
import { REVIEW_CARDS } from '../../.generated/reviewCards';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { serveSite } from '../../src/build/server/serve';

const DIST = path.resolve(process.env['SITE_DIST'] ?? 'dist');
/** Entries of lessons that the site does not have any more; the file brings about as many of those that it has. */
const OWN = 1_600;
const SLOWER = 4;
/** What a longer task takes beyond this is blocking, ms. */
const LONG = 50;
/** Quiet time after which a step is over, ms. */
const QUIET = 1_500;

const folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
const site = await serveSite({ dir: DIST, basePath: '/', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage();
await page.addInitScript(() => {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
});
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

const address = `${site.url}about#storage`;
const button = (name: string) =>
  page.locator('#storage').getByRole('button', { name, exact: true });
/** When all in the first file was done, ms since 1970. */
const BEGUN = 1_700_000_000_000;

await page.goto(address);
await quiet(page);
await report('load, empty');
await page.evaluate((count) => {
  const card = { stability: 2, difficulty: 5, reviewed: 1, due: 1, at: 1 };
  for (let index = 0; index < count; index++) {
    localStorage.setItem(`/reviews/cards/own-${index}`, JSON.stringify(card));
  }
  for (let index = 0; index < count / 4; index++) {
    localStorage.setItem(`/progress/passed/own-${index}`, '1');
    localStorage.setItem(`/progress/bookmarks/own-${index}`, '{"on":true,"at":1}');
  }
}, OWN);
await page.reload();
await quiet(page);
await report('load, half of them');
await importFile('import', BEGUN);
console.log(`${await page.evaluate(() => localStorage.length)} entries are stored`);
await page.reload();
await quiet(page);
await report('load');
await importFile('import what is newer', BEGUN + 1);
const download = page.waitForEvent('download');
await button('Export progress').click();
await download;
await report('export');
await button('Show').click();
await report('show');
await button('Delete').click();
await button('Delete everything').click();
await page.getByText(/is deleted\./).waitFor({ timeout: 60_000 });
await report('delete, with a copy');
await button('Undo the deletion').click();
await page.getByText(/^Your work is back/).waitFor({ timeout: 60_000 });
await report('undo');
await browser.close();
site.server.close();
await rm(folder, { recursive: true });

async function quiet(own: Page): Promise<void> {
  await own.waitForTimeout(QUIET);
}

async function report(step: string): Promise<void> {
  await quiet(page);
  const tasks = await page.evaluate(() =>
    (window as unknown as { tasks: number[] }).tasks.splice(0),
  );
  const longest = Math.max(0, ...tasks);
  const blocking = tasks.reduce((sum, task) => sum + task - LONG, 0);
  console.log(
    `${step}: longest task ${Math.round(longest)} ms, blocking ${Math.round(blocking)} ms`,
  );
}

async function importFile(step: string, at: number): Promise<void> {
  // From the disk: a file that is handed over is put together in the page, which would be measured.
  const file = path.join(folder, 'mine.json');
  await writeFile(file, manyEntries(at));
  await page.getByLabel('Import progress').setInputFiles(file);
  await button('Import').waitFor();
  await report(`${step}: read and ask`);
  await button('Import').click();
  await page.getByText(/^(Imported|Replaced)/).waitFor({ timeout: 60_000 });
  await report(`${step}: write`);
}

/** A file with as many entries as are asked for, all of them of this site and of one time. */
function manyEntries(at: number): string {
  const text = 'const mine = "one";\n'.repeat(8);
  const lessons = entriesOf(KNOWN_IDS.lessons, () => ({ started: at, done: { on: true, at } }));
  const bookmarks = entriesOf(KNOWN_IDS.lessons, () => ({ on: true, at }));
  const passed = entriesOf(KNOWN_IDS.tasks, () => at);
  const drafts = entriesOf(KNOWN_IDS.tasks.slice(0, 200), () => ({ text, at }));
  const tries = entriesOf(KNOWN_IDS.tasks.slice(0, 300), (id) =>
    [1, 2, 3, 4, 5].map((number) => ({ text: `${id} ${number}`, at, passed: 0, of: 1 })),
  );
  const cards = entriesOf(Object.values(REVIEW_CARDS).flat(), () => ({
    stability: 2,
    difficulty: 5,
    reviewed: at,
    due: at,
    at,
  }));
  return JSON.stringify({
    ...{ kind: 'progress', version: 1, last: null, lessons, bookmarks, passed, drafts, tries },
    reviews: { cards, reminder: null },
  });
}

function entriesOf<T>(ids: readonly string[], make: (id: string) => T): Record<string, T> {
  return Object.fromEntries(ids.map((id) => [id, make(id)]));
}
