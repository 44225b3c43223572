import type { CodeLine } from '../../content/lesson';

/** A check of the sample, as an exercise shows it. */
export interface SampleCheck {
  name: string;
  /** What was tried, as JavaScript. */
  call: string;
  expected: string;
  received: string;
}

/** A lesson in small, for the picture of one. A test runs it and holds output and checks to what it really gives. */
export const SAMPLE_CODE: readonly CodeLine[] = [
  [['keyword', 'function'], ' ', ['name', 'average'], '(numbers) {'],
  ['  ', ['keyword', 'let'], ' sum = ', ['number', '0'], ';'],
  [
    '  ',
    ['keyword', 'for'],
    ' (',
    ['keyword', 'const'],
    ' n ',
    ['keyword', 'of'],
    ' numbers) sum += n;',
  ],
  ['  ', ['keyword', 'return'], ' sum / numbers.length;'],
  ['}'],
  [],
  [
    'console.',
    ['name', 'log'],
    '(',
    ['name', 'average'],
    '([',
    ['number', '4'],
    ', ',
    ['number', '8'],
    ', ',
    ['number', '6'],
    ']));',
  ],
];

export const SAMPLE_OUTPUT = '6';

export const SAMPLE_CHECKS: readonly SampleCheck[] = [
  { name: 'three numbers', call: 'average([4, 8, 6])', expected: '6', received: '6' },
  { name: 'an empty list', call: 'average([])', expected: '0', received: 'NaN' },
];

/**
 * @param check - a check of the sample
 * @returns whether what was received is what was expected
 */
export function hasPassed({ expected, received }: SampleCheck): boolean {
  return expected === received;
}
