/** @jest-environment node */
import { startProgress } from '../../src/build/progress';

const MIN_INTERVAL = 3_000;

let now = 0;
const lines: string[] = [];

beforeEach(() => {
  now = 0;
  lines.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

test('a line contains the time, the step and its progress', () => {
  const progress = startProgress((line) => lines.push(line));
  now = 12_340;
  progress('content', '74 lessons compiled');
  expect(lines).toEqual(['  12.3 s  content   74 lessons compiled']);
  expect(progress.seconds()).toBe('12.3 s');
});

test('throttled lines are printed at most every 3 s per step', () => {
  const progress = startProgress((line) => lines.push(line.slice(10)));
  progress.sometimes('pages', '1 of 9');
  progress.sometimes('client', '5 %');
  now = MIN_INTERVAL - 1;
  progress.sometimes('pages', '2 of 9');
  now = MIN_INTERVAL;
  progress.sometimes('pages', '3 of 9');
  expect(lines).toEqual(['pages     1 of 9', 'client    5 %', 'pages     3 of 9']);
});
