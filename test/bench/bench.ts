/**
 * Measures built sites and prints medians with their ranges. The baseline is a copy of the first site without
 * JavaScript. Each round measures every site in turn.
 *
 *   npm run bench -- [rounds] [name=folder …]
 *
 * Without a folder, it measures `site=dist`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../src/build/findBrowser';
import { serveSite } from '../../src/build/server/serve';
import { BENCH_PAGES } from './pages';
import { spread } from './spread';
import { makeTwin } from './twin';
import { visit, type Visit } from './measure';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEFAULT_ROUNDS = 5;
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

const { rounds, folders } = readArguments(process.argv.slice(2));
const [[, firstFolder] = ['', '']] = folders;
const twin = path.join(ROOT, '.build/bench-twin');
await makeTwin(firstFolder, twin);

const sites = await Promise.all(
  [[TWIN, twin] as const, ...folders].map(async ([name, dir]) => ({
    name,
    ...(await serveSite({ dir, basePath: '/', port: 0 })),
  })),
);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });

for (const [page, { address, reducedMotion }] of Object.entries(BENCH_PAGES)) {
  const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of sites) {
      const options = { reducedMotion, hasScripts: name !== TWIN };
      visits.get(name)?.push(await visit(browser, url + address, options));
    }
  }
  printTable(page, visits);
}

await browser.close();
sites.forEach(({ server }) => server.close());

/** @throws if an argument is neither a number nor name=folder, or if a folder has no built site */
function readArguments(cliArgs: readonly string[]) {
  const names = new Map<string, string>();
  let count = DEFAULT_ROUNDS;
  for (const arg of cliArgs) {
    const [name = '', folder] = arg.split('=');
    if (folder !== undefined && name !== '') names.set(name, path.resolve(ROOT, folder));
    else if (/^[1-9]\d*$/.test(arg)) count = Number(arg);
    else throw new Error(`"${arg}" isn't a number of rounds or name=folder.`);
  }
  if (names.size === 0) names.set('site', path.resolve(ROOT, process.env['SITE_DIST'] ?? 'dist'));
  for (const [name, folder] of names) {
    if (!existsSync(path.join(folder, '404.html')))
      throw new Error(
        `${name}: ${folder} has no built site. Run "npm run build -- --env release" to make one.`,
      );
  }
  return { rounds: count, folders: [...names] };
}

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
