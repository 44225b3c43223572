/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Results } from './results';

const ROOT = path.resolve(__dirname, '../..');
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/run/fixtures'];

test.each([
  { retried: 1, status: 0 },
  { retried: 3, status: 1 },
])(
  'a run with $retried retried tests exits with $status',
  ({ retried, status }) => {
    const run = runFixture(retried);
    expect(run.status).toBe(status);
    const listed = run.output.match(
      /secondTry\.spec\.ts:\d+ (?:.* › )?passes on the second try, number \d$/gm,
    );
    expect(listed ?? []).toHaveLength(retried);
    expect(/Retried tests: (.*)/.exec(run.output)?.[1]).toBe(
      retried === 1 ? '1' : '3, more than the 2 allowed',
    );
    expect(run.results).toEqual({
      passed: retried + 2,
      failed: 0,
      failedFiles: [],
      retriedFiles: ['secondTry.spec.ts'],
    });
  },
  60_000,
);

function runFixture(count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  const file = path.join(folder, 'results.json');
  // Playwright refuses to run inside Jest. It detects Jest through this environment variable.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { status, stdout } = spawnSync(process.execPath, PLAYWRIGHT, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, SECOND_TRIES: String(count), BROWSER_RESULTS: file },
  });
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  rmSync(folder, { recursive: true });
  return { status, output: stdout, results };
}
