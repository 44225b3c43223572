/**
 * Measures built sites and prints medians with their ranges. The baseline is a copy of the first site without
 * JavaScript. Each round measures every site in turn.
 *
 *   npm run bench -- [rounds] [pages=name,…] [name=folder …]
 *
 * Without a folder, it measures `site=dist`. A folder may have any static site; pages that it lacks are skipped.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../src/build/findBrowser';
import { serveSite } from '../../src/build/server/serve';
import { findFile } from '../../src/build/server/findFile';
import { ADDRESSES } from '../../src/site/addresses';
import { readArguments } from './arguments';
import { visit, type Visit } from './measure';
import { BENCH_PAGES } from './pages';
import { makeTwin, prepareSite } from './prepare';
import { spread } from './spread';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIES = path.join(ROOT, '.build/bench');
const TWIN = 'no script';

const ROWS: readonly { measure: keyof Visit; label: string; scale: number; digits: number }[] = [
  {
    measure: 'scriptBytes',
    label: 'JavaScript until interactive, kB',
    scale: 1 / 1_000,
    digits: 1,
  },
  { measure: 'files', label: 'files until idle', scale: 1, digits: 0 },
  { measure: 'bytes', label: 'files and document until idle, kB', scale: 1 / 1_000, digits: 0 },
  { measure: 'firstPaint', label: 'first paint, ms', scale: 1, digits: 0 },
  { measure: 'largestPaint', label: 'largest paint, ms', scale: 1, digits: 0 },
  { measure: 'mainThread', label: 'main thread until idle, ms', scale: 1, digits: 0 },
  { measure: 'longestTask', label: 'longest task after first paint, ms', scale: 1, digits: 0 },
  { measure: 'blocking', label: 'blocking time, ms', scale: 1, digits: 0 },
  { measure: 'layoutShift', label: 'layout shift', scale: 1, digits: 3 },
  { measure: 'themeSwitch', label: 'theme switch, ms', scale: 1, digits: 0 },
  { measure: 'navigation', label: 'navigation to a fetched page, ms', scale: 1, digits: 0 },
];

const { rounds, folders, pages } = readArguments(process.argv.slice(2), {
  root: ROOT,
  allPages: Object.keys(BENCH_PAGES),
  defaultFolder: process.env['SITE_DIST'] ?? 'dist',
});
const [[, firstFolder] = ['', '']] = folders;
const dirs = new Map<string, string>([[TWIN, path.join(COPIES, TWIN)]]);
for (const [name, folder] of folders)
  dirs.set(name, await prepareSite(folder, path.join(COPIES, name)));
await makeTwin(firstFolder, path.join(COPIES, TWIN));

const sites = await Promise.all(
  [...dirs].map(async ([name, dir]) => ({
    name,
    dir,
    ...(await serveSite({ dir, basePath: '/', port: 0 })),
  })),
);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });

for (const page of pages) {
  const { address, reducedMotion } = BENCH_PAGES[page] ?? {};
  if (address === undefined || reducedMotion === undefined) continue;
  const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
  const sitesWithPage = sites.filter(({ dir }) => findFile(dir, `/${address}`) !== undefined);
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of sitesWithPage) {
      const options = { reducedMotion, hasScripts: name !== TWIN, linkTo: ADDRESSES.about };
      visits.get(name)?.push(await visit(browser, url + address, options));
    }
  }
  printTable(page, visits);
}

await browser.close();
sites.forEach(({ server }) => server.close());

function printTable(page: string, visits: ReadonlyMap<string, readonly Visit[]>): void {
  const lines = ROWS.map(({ measure, label, scale, digits }) => {
    const baseline = spreadOf(visits.get(TWIN), measure);
    const cells = [...visits.values()].map((siteVisits) => {
      const values = spreadOf(siteVisits, measure);
      if (!values) return '–';
      const show = (value: number) => (value * scale).toFixed(digits);
      const ratio =
        baseline && siteVisits !== visits.get(TWIN) ? values.median / baseline.median : NaN;
      const times = Number.isFinite(ratio) ? `, ${ratio.toFixed(2)}x` : '';
      return `${show(values.median)} (${show(values.min)} to ${show(values.max)})${times}`;
    });
    return `| ${[label, ...cells].join(' | ')} |`;
  });
  const names = [...visits.keys()];
  const head = [
    `| ${['', ...names].join(' | ')} |`,
    `| --- |${names.map(() => ' --: |').join('')}`,
  ];
  const title = `${page}: medians of ${rounds} rounds, with minimum and maximum`;
  process.stdout.write(`\n${[title, '', ...head, ...lines].join('\n')}\n`);
}

function spreadOf(visits: readonly Visit[] = [], measure: keyof Visit) {
  return spread(visits.map((result) => result[measure]).filter((value) => value !== undefined));
}
