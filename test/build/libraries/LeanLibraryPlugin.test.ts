import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { LEAN_LIBRARIES, type LeanLibrary } from '../../../src/build/libraries/LeanLibraryPlugin';

const SCRIPT = path.join(__dirname, 'bundleLibrary.ts');
const TIME_LIMIT = 60_000;

/** Bundles React Router, and returns webpack's error messages. */
function errorsWith(libraries?: readonly LeanLibrary[]): unknown {
  const args = ['--import', 'tsx', SCRIPT, ...(libraries ? [JSON.stringify(libraries)] : [])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test(
  'the installed libraries match the expected counts',
  () => {
    expect(LEAN_LIBRARIES).not.toEqual([]);
    expect(errorsWith()).toEqual([]);
  },
  TIME_LIMIT,
);

test(
  'a library with unexpected counts fails the build',
  () => {
    const expected = { calls: 1, names: 0 };
    expect(errorsWith([{ name: 'react-router', expected }])).toEqual([
      expect.stringMatching(/found \d\d calls .* in react-router, but expected 1 and 0/),
    ]);
  },
  TIME_LIMIT,
);

test(
  'a missing library fails the build',
  () => {
    const expected = { calls: 1, names: 0 };
    expect(errorsWith([{ name: 'no-such-library', expected }])).toEqual([
      expect.stringContaining('found 0 calls and 0 names in no-such-library'),
    ]);
  },
  TIME_LIMIT,
);
