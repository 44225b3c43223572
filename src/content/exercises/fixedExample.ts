import type { CodeLine } from '../lesson';

const HEAD: CodeLine = [['keyword', 'function'], ' ', ['name', 'average'], '(numbers) {'];

const GUARD: CodeLine = [
  '  ',
  ['keyword', 'if'],
  ' (numbers.length === ',
  ['number', '0'],
  ') ',
  ['keyword', 'return'],
  ' ',
  ['number', '0'],
  ';',
];

const REST: readonly CodeLine[] = [
  ['  ', ['keyword', 'let'], ' sum = ', ['number', '0'], ';'],
  ['  ', ['keyword', 'for'], ' (', ['keyword', 'const'], ' n ', ['keyword', 'of'], ' numbers) {'],
  ['    sum += n;'],
  ['  }'],
  ['  ', ['keyword', 'return'], ' sum / numbers.length;'],
  ['}'],
];

/**
 * An exercise that the home page shows failing, fixed, and passing. The build runs its tests
 * (`.generated/fixedExampleRuns.ts`) and fails if the first try passes or the fixed code doesn't.
 */
export const FIXED_EXAMPLE = {
  prompt:
    'To find the average of some numbers, add them up, then divide by how many there are. Return 0 for an empty list.',
  tests: `test('three numbers', () => {
  expect(average([4, 8, 6]), 'average([4, 8, 6])').toBe(6);
});
test('no numbers', () => {
  expect(average([]), 'average([])').toBe(0);
});
hidden('one number', () => {
  expect(average([5]), 'average([5])').toBe(5);
});`,
  hints: [
    'What list does the failing test use, and how long is it?',
    '0 divided by 0 is NaN, not a number. Handle the empty list before you divide.',
  ],
  explanation: 'The first line handles the empty list, so you never divide by 0.',
  firstTry: [HEAD, ...REST],
  fixed: [HEAD, GUARD, ...REST],
  /** Index of the line that the fix adds. */
  addedLine: 1,
} as const satisfies Record<string, string | number | readonly (string | CodeLine)[]>;
