import * as texts from '../../texts/en/fixedExample';
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
  prompt: texts.prompt,
  tests: `test(${JSON.stringify(texts.tests.three)}, () => {
  expect(average([4, 8, 6]), 'average([4, 8, 6])').toBe(6);
});
test(${JSON.stringify(texts.tests.none)}, () => {
  expect(average([]), 'average([])').toBe(0);
});
hidden(${JSON.stringify(texts.tests.one)}, () => {
  expect(average([5]), 'average([5])').toBe(5);
});`,
  hints: texts.hints,
  explanation: texts.explanation,
  firstTry: [HEAD, ...REST],
  fixed: [HEAD, GUARD, ...REST],
  /** Index of the line that the fix adds. */
  addedLine: 1,
} as const satisfies Record<string, string | number | readonly (string | CodeLine)[]>;
