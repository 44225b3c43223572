/** Texts about printed output in test results, which the lessons' tests and these texts have in common. */

/** Shown instead of a line that wasn't printed. The tests in the lessons contain the same text. */
export const nothingPrinted = '(nothing)';

/** Matches that text in the tests of lessons. */
export const isNothing = /^\(nothing\)$/;

/**
 * Matches the tests' labels of printed lines, such as `line 2`, `the first line`, `line 1, with n = 2`, and
 * `what is printed`, and of a declaration's keyword: `what declares total`. What they match isn't quoted.
 */
export const printedLabel =
  /^(?:line \d+|the \w+ line)(?:, with .+)?$|^what declares |\bprinted\b/s;

/** Matches the tests' labels of the number of lines: `the number of lines`. */
export const lineCountLabel = /\b(?:lines|printed)\b/;
