import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayForDatedFacts, today } from '../../../../src/build/content/documents/today';

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

test.each(['careers', 'office'])('the day matters to a school with the folder %s', (folder) => {
  const school = mkdtempSync(path.join(tmpdir(), 'school-'));
  expect(dayForDatedFacts(school)).toBe('');
  mkdirSync(path.join(school, folder));
  expect(dayForDatedFacts(school)).toBe(today().first);
});
