/**
 * Builds the site with more and more lessons, in a copy of the project, and prints what grows. The lessons are the real ones,
 * renamed, so their numbers are multiples of what there is: the one nearest to each number asked for, and at least once.
 *
 *   npx tsx test/growth/growth.ts 60 300 600 [--check] [--out=folder]
 *
 * Examples and exercises are run only with `--check`: their time grows with their number and says nothing of the site. `--out`
 * leaves the last site there, to be visited.
 */
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TUTORIALS } from '../../.generated/tutorials';
import { copySchool } from './copySchool';
import { QUERIES, searchSize } from './measureSearch';
import { measureSite, type SiteSizes } from './measureSite';
import { runStep, type Step } from './runStep';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What is made by builds or for them; the checks' results and drawings in `.generated` are taken along. */
const NOT_COPIED = new Set([
  '.git',
  '.build',
  '.generated/compiled.json',
  'dist',
  'test-results',
  'node_modules',
]);

/** How much the first load may grow from the smallest school to the largest, kB. */
const MAX_GROWTH = 1;

/** What the first answer of the search may fetch, kB. */
const MAX_SEARCH = 60;

const asked = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const isChecked = process.argv.includes('--check');
const out = process.argv.map((argument) => /^--out=(.+)$/.exec(argument)?.[1]).find(Boolean);
const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
// No link: webpack would follow it back here.
await cp(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
});
const measured: SiteSizes[] = [];
try {
  for (const number of asked) measured.push(await measure(Number(number)));
  if (out) await cp(path.join(folder, 'dist'), out, { recursive: true });
} finally {
  await rm(folder, { recursive: true, force: true });
}
reportGrowth();

async function measure(number: number): Promise<SiteSizes> {
  await rm(path.join(folder, 'src'), { recursive: true, force: true });
  await cp(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source)),
  });
  const copies = Math.max(1, Math.round(number / TUTORIALS.length));
  const lessons = await copySchool(path.join(folder, 'src/content'), copies);
  const dist = path.join(folder, 'dist');
  const script = (file: string) => runStep(folder, [tsx, `src/build/content/${file}`], {});
  console.log(`${lessons} lessons`);
  print('compile', script('generate.ts'));
  if (isChecked) print('check', script('run/check.ts'));
  const build = [tsx, 'src/build/build.ts', '--env', 'release'];
  print('build', runStep(folder, build, { OUT_DIR: dist }));
  const sizes = measureSite(dist);
  for (const [page, { document, scripts }] of Object.entries(sizes.pages)) {
    console.log(`  ${page}: document ${document.toFixed(2)} kB, scripts ${scripts.toFixed(2)} kB`);
  }
  console.log(
    `  worker ${sizes.worker.toFixed(2)} kB, its list of files ${sizes.fileList.toFixed(2)} kB`,
  );
  for (const query of QUERIES) {
    const size = searchSize(folder, dist, query);
    const fits = size <= MAX_SEARCH;
    console.log(
      `${fits ? 'ok  ' : 'OVER'} the first answer, to "${query}", fetches up to ${size.toFixed(1)} of ${MAX_SEARCH} kB`,
    );
    if (!fits) process.exitCode = 1;
  }
  return sizes;
}

function print(name: string, { wall, cpu, megabytes }: Step): void {
  console.log(
    `  ${name}: ${wall.toFixed(0)} s (${cpu.toFixed(0)} s of processor), ${megabytes.toFixed(0)} MB`,
  );
}

/** Exits with 1 where a first load grew with the number of lessons. */
function reportGrowth(): void {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return;
  for (const [page, { document, scripts }] of Object.entries(last.pages)) {
    const before = first.pages[page];
    const growth = before ? document + scripts - before.document - before.scripts : 0;
    const fits = growth <= MAX_GROWTH;
    console.log(
      `${fits ? 'ok  ' : 'OVER'} ${page} grew by ${growth.toFixed(2)} of ${MAX_GROWTH} kB`,
    );
    if (!fits) process.exitCode = 1;
  }
}
