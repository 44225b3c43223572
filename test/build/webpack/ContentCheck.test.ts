/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentCheck } from '../../../src/build/webpack/ContentCheck';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-check-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function check(code: string): ContentCheck {
  const script = path.join(folder, 'check.mjs');
  writeFileSync(script, code);
  return new ContentCheck(process.cwd(), [script]);
}

test('what a check without mistakes says is said once it has passed', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await check(`process.stdout.write('3 examples are right\\n')`).passed();
  expect(write.mock.calls).toEqual([['3 examples are right\n']]);
});

test.each([
  [
    'mistakes are told by their lines',
    `process.stderr.write('a.md:3  wrong\\nb.md:5  wrong\\n'); process.exitCode = 1`,
    /^a\.md:3 {2}wrong\nb\.md:5 {2}wrong$/,
  ],
  ['a check that ends without a word has not passed', 'process.exit(1)', /Command failed/],
  ['nor has one that throws', `throw new Error('lost')`, /lost/],
])('%s', async (_what, code, message) => {
  await expect(check(code).passed()).rejects.toThrow(message);
});

test('a check that is stopped ends and has not passed', async () => {
  const late = path.join(folder, 'late');
  const running = check(
    `import { writeFileSync } from 'node:fs';
    setTimeout(() => writeFileSync(${JSON.stringify(late)}, ''), 60_000)`,
  );
  running.stop();
  await expect(running.passed()).rejects.toThrow(/abort/i);
  expect(existsSync(late)).toBe(false);
});
