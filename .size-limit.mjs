import { existsSync, readFileSync } from 'node:fs';

/** Limits of what the site loads, in kB of brotli: .github/docs/performance.md. */

/**
 * What every page of a school without announcements, services and other languages loads first. The names of the
 * chunks, which contain hashes, make builds differ by up to 40 bytes.
 */
const FIRST_LOAD = 120;

/** What a school's own files add to every page. */
const ADDED = [
  { kB: 2.8, isUsed: isWritten('office/announcements.yaml') || isWritten('office/services.yaml') },
  { kB: 0.5, isUsed: isWritten('languages.yaml') },
];

/** Limits of the code that only some pages load, by the name of its chunk. */
const CHUNKS = {
  'page-home': 3,
  'page-courses': 5.4,
  'page-course': 3.05,
  'page-programs': 4.9,
  'page-planner': 1.5,
  'page-about': 1.45,
  'page-lesson': 3.7,
  'page-tutorials': 3.7,
  figures: 2,
  'moving-figures': 6,
  'nav-panel': 5.85,
};

/** Returns true if the school has a file with more than comments. */
function isWritten(name) {
  const file = `src/school/${name}`;
  return existsSync(file) && /^[^#\s]/m.test(readFileSync(file, 'utf8'));
}

const added = ADDED.filter(({ isUsed }) => isUsed).reduce((sum, { kB }) => sum + kB, 0);

export default [
  {
    name: 'every page: runtime, vendor, main',
    path: 'dist/assets/{runtime,vendor,main}.*.js',
    limit: `${(FIRST_LOAD + added).toFixed(2)} kB`,
  },
  {
    name: 'first visit, when the browser is idle: worker, list of files, offline page',
    path: ['dist/sw.js', 'dist/assets/files.*.json', 'dist/offline.html'],
    limit: '31 kB',
  },
  ...Object.entries(CHUNKS).map(([name, kB]) => ({
    name,
    path: `dist/assets/${name}.*.js`,
    limit: `${kB} kB`,
  })),
];
