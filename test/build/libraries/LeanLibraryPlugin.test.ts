import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { LEAN_LIBRARIES, type LeanLibrary } from '../../../src/build/libraries/LeanLibraryPlugin';

const SCRIPT = path.join(__dirname, 'support/bundleLibrary.ts');
const TIME_LIMIT = 60_000;

/** @returns what webpack complains of when it bundles React Router */
function errorsWith(libraries?: readonly LeanLibrary[]): unknown {
  const args = ['--import', 'tsx', SCRIPT, ...(libraries ? [JSON.stringify(libraries)] : [])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test(
  'the installed libraries hold what the list expects',
  () => {
    expect(LEAN_LIBRARIES).not.toEqual([]);
    expect(errorsWith()).toEqual([]);
  },
  TIME_LIMIT,
);

test(
  'a library that holds more or less than expected fails the build by its name',
  () => {
    const expected = { calls: 1, names: 0 };
    expect(errorsWith([{ name: 'react-router', expected }])).toEqual([
      expect.stringMatching(/in react-router \d\d calls .* 1 and 0 were expected/),
    ]);
  },
  TIME_LIMIT,
);

test(
  'a library that is not there fails the build by its name',
  () => {
    const expected = { calls: 1, names: 0 };
    expect(errorsWith([{ name: 'no-such-library', expected }])).toEqual([
      expect.stringContaining('in no-such-library 0 calls'),
    ]);
  },
  TIME_LIMIT,
);
