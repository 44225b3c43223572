import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Reports } from '../../../../src/build/content/run/Reports';
import { emptyResult, type RunResult } from '../../../../src/sandbox/protocol';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));

afterAll(() => fs.rmSync(folder, { recursive: true }));

const ONE = { starter: 'starter', wrong: [{ words: 'A mistake.', key: 'one' }] };

function failing(received: string): RunResult {
  const failure = { message: '', label: 'f()', expected: '1', received };
  return {
    ...emptyResult('finished'),
    tests: [{ name: 'one', hidden: false, outcome: 'failed', failure }],
  };
}

/** Runs a solution for its report, and writes it. */
async function note(key: string, first: RunResult, second = first): Promise<Reports> {
  const reports = await Reports.read(folder);
  const results = [first, second];
  await reports.run(key, () => Promise.resolve(results.shift() ?? second));
  await reports.write(false);
  return Reports.read(folder);
}

beforeEach(() => fs.rmSync(path.join(folder, 'reports.txt'), { force: true }));

test('keeps a report that is the same twice, and nothing of one that changes', async () => {
  const one = (await note('one', failing('2'))).hashOf('one');
  expect(one).toBeDefined();
  const reports = await note('starter', failing('2'), failing('3'));
  expect(reports.hashOf('starter')).toBeUndefined();
  expect(reports.hashOf('one')).toBe(one);
  expect(reports.hasAll(ONE)).toBe(true);
});

test('keeps nothing of a run that is stopped', async () => {
  const reports = await note('one', emptyResult('stopped'));
  expect(reports.hashOf('one')).toBeUndefined();
  expect(reports.isKnown('one')).toBe(true);
});

test('a check of everything deletes the reports of solutions that are gone', async () => {
  await note('one', failing('2'));
  await note('gone', failing('2'));
  const reports = await note('starter', failing('2'));
  reports.hasAll(ONE);
  expect(await reports.write(true)).toBe(false);
  const after = await Reports.read(folder);
  expect(after.hashOf('gone')).toBeUndefined();
  expect(after.hasAll(ONE)).toBe(true);
});
