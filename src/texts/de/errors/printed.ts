/** Texts about printed output in test results, which the lessons' tests and these texts have in common. */
import type { Translated } from '../../translation';

/** Shown instead of a line that wasn't printed. The tests in the lessons contain the same text. */
export const nothingPrinted = '(nichts)';

/** Matches that text in the tests of lessons, also of those without a translation. */
export const isNothing = /^\((?:nichts|nothing)\)$/;

/**
 * Matches the tests' labels of printed lines, such as `Zeile 2`, `die erste Zeile`, `Zeile 1, mit n = 2`, and
 * `was ausgegeben wird`, and of a declaration's keyword: `womit total deklariert wird`. What they match isn't
 * quoted. Also matches the English labels, which lessons without a translation have.
 */
export const printedLabel =
  /^(?:Zeile \d+|die \S+ Zeile|line \d+|the \w+ line)(?:, (?:mit|with) .+)?$|^womit .+ deklariert wird$|^what declares |\b(?:ausgegeben|Ausgabe|printed)\b/s;

/** Matches the tests' labels of the number of lines: `die Anzahl der Zeilen`. */
export const lineCountLabel = /\b(?:Zeilen|ausgegeben|Ausgabe|lines|printed)\b/;

export type Complete = Translated<
  typeof import('../../en/errors/printed'),
  typeof import('./printed')
>;
