import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './children';

/** Files that the test runners write their results to. */
export const UNIT_RESULTS = path.join(ROOT, '.build/tests/unit.json');
export const BROWSER_RESULTS = path.join(ROOT, '.build/tests/browser.json');

export interface Results {
  passed: number;
  failed: number;
  failedFiles: string[];
  retriedFiles: string[];
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string }[];
}

/** @returns Jest's results, or null if it didn't finish */
export function unitResults(): Results | null {
  const results = read<JestResults>(UNIT_RESULTS);
  if (!results) return null;
  const failedFiles = results.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: results.numPassedTests,
    // A test file that fails to load has no failed tests, so count the file itself.
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    failedFiles: failedFiles.map(({ name }) => path.relative(ROOT, name)),
    retriedFiles: [],
  };
}

/** @returns the browser tests' results, or null if they didn't finish */
export function browserResults(): Results | null {
  return read<Results>(BROWSER_RESULTS);
}

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
