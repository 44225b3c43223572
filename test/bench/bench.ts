/**
 * Measures pages against their own twin without scripts, interleaved, and prints medians and ratios.
 *
 *   npm run bench -- [rounds]
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { TUTORIALS } from '../../.generated/tutorials';
import { serveSite } from '../../src/build/server/serve';
import { lessonAddress } from '../../src/site/addresses';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { visit, type Visit } from './measure';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.resolve(ROOT, process.env['SITE_DIST'] ?? 'dist');
const TWIN = path.join(ROOT, '.build/bench-twin');
const DEFAULT_ROUNDS = 5;

const [lesson] = TUTORIALS;
if (!lesson) throw new Error('There is no lesson to measure.');

/** The home page moves, and a reader who asks for less motion gets it still; so it is measured both ways. */
const PAGES = {
  home: { address: '', reducedMotion: 'no-preference' },
  'home, reduced motion': { address: '', reducedMotion: 'reduce' },
  lesson: { address: lessonAddress(lesson.slug).slice(1), reducedMotion: 'no-preference' },
} as const;

type Measure = keyof Visit;

const ROWS: readonly { measure: Measure; label: string; scale: number; digits: number }[] = [
  {
    measure: 'scriptBytes',
    label: 'JavaScript until interactive, kB',
    scale: 1 / 1_000,
    digits: 1,
  },
  { measure: 'firstPaint', label: 'first paint, ms', scale: 1, digits: 0 },
  { measure: 'largestPaint', label: 'largest paint, ms', scale: 1, digits: 0 },
  { measure: 'mainThread', label: 'main thread until idle, ms', scale: 1, digits: 0 },
  { measure: 'longestTask', label: 'longest task after first paint, ms', scale: 1, digits: 0 },
  { measure: 'blocking', label: 'blocking time, ms', scale: 1, digits: 0 },
  { measure: 'layoutShift', label: 'layout shift', scale: 1, digits: 3 },
  { measure: 'themeSwitch', label: 'theme switch, ms', scale: 1, digits: 0 },
  { measure: 'navigation', label: 'navigation to a fetched page, ms', scale: 1, digits: 0 },
];

const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('The number of rounds must be 1 or more.');
if (!existsSync(path.join(DIST, '404.html')))
  throw new Error('There is no built site: run "npm run build" first.');

await makeTwin();
const site = await serveSite({ dir: DIST, basePath: '/', port: 0 });
const twin = await serveSite({ dir: TWIN, basePath: '/', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });

for (const [name, { address, reducedMotion }] of Object.entries(PAGES)) {
  const visits: { site: Visit[]; twin: Visit[] } = { site: [], twin: [] };
  for (let round = 0; round < rounds; round++) {
    visits.twin.push(
      await visit(browser, twin.url + address, { reducedMotion, hasScripts: false }),
    );
    visits.site.push(await visit(browser, site.url + address, { reducedMotion, hasScripts: true }));
  }
  printTable(name, visits);
}

await browser.close();
site.server.close();
twin.server.close();

/** The same documents without the scripts they load; what they look like stays. */
async function makeTwin(): Promise<void> {
  await rm(TWIN, { recursive: true, force: true });
  await cp(DIST, TWIN, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const entry of await readdir(TWIN, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const file = path.join(TWIN, entry);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script src=[^>]*><\/script>\n?/g, ''));
  }
  const { compressTextFiles } = await import('../../src/build/files/compress');
  await compressTextFiles(TWIN);
}

function printTable(name: string, visits: { site: Visit[]; twin: Visit[] }): void {
  console.log(`\n${name}, medians of ${rounds} rounds\n`);
  console.log('| | no script | site | ratio |\n|---|--:|--:|--:|');
  for (const { measure, label, scale, digits } of ROWS) {
    const [without, withScripts] = [median(visits.twin, measure), median(visits.site, measure)];
    const show = (value: number | undefined) =>
      value === undefined ? '–' : (value * scale).toFixed(digits);
    const ratio = without && withScripts !== undefined ? (withScripts / without).toFixed(2) : '–';
    console.log(`| ${label} | ${show(without)} | ${show(withScripts)} | ${ratio} |`);
  }
}

function median(visits: readonly Visit[], measure: Measure): number | undefined {
  const values = visits
    .map((one) => one[measure])
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)];
}
