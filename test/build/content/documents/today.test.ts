import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayForJobs, today } from '../../../../src/build/content/documents/today';

/** Seconds since 1970 of a time in UTC. */
function epochOf(time: string): string {
  return String(Date.parse(time) / 1_000);
}

test.each([
  ['2026-11-27T00:30:00Z', '2026-11-26', '2026-11-27'],
  ['2026-11-27T11:00:00Z', '2026-11-26', '2026-11-28'],
  ['2026-11-27T12:00:00Z', '2026-11-27', '2026-11-28'],
])('at %s, it is today from %s to %s on Earth', (time, first, last) => {
  expect(today(epochOf(time))).toEqual({ first, last });
});

test('the day matters only to a school with jobs', () => {
  const school = mkdtempSync(path.join(tmpdir(), 'school-'));
  expect(dayForJobs(school)).toBe('');
  mkdirSync(path.join(school, 'careers'));
  expect(dayForJobs(school)).toBe(today().first);
});
