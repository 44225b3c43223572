import { summary } from './summary';

const STEPS = [
  { name: 'Content', seconds: 1, isPassed: true },
  { name: 'Unit tests', seconds: 61.26, isPassed: false },
];
const UNIT = { passed: 5, failed: 1, failedFiles: [], retriedFiles: [] };
const BROWSER = { passed: 2, failed: 0, failedFiles: [], retriedFiles: [] };

test('the summary shows times, a line with totals, and what to do next', () => {
  const lines = summary(STEPS, [UNIT, BROWSER], 'Next: npm test -- unit a.test.ts').split('\n');
  expect(lines).toContain('Content        1.0 s');
  expect(lines).toContain('Unit tests    61.3 s  failed');
  expect(lines).toContain('7 passed, 1 failed');
  expect(lines).toContain('Next: npm test -- unit a.test.ts');
});

test('a runner without results is left out of the totals', () => {
  expect(summary(STEPS, [UNIT, null], null).split('\n')).toContain('5 passed, 1 failed');
});
