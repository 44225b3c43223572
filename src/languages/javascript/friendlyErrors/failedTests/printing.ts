/** Explains output that's missing or wrong because of how the code prints. */
import type { TestFailure } from '../../../../sandbox/protocol';
import { findDeclared } from '../../source/declared';
import { escaped, named, type Source } from '../../source/source';
import { tokensOf, type Token } from '../../source/tokens';
import { describeTurnedOff } from '../turnedOff';
import { describeCutInTwo, describeNoParentheses, isLog } from '../runtimeErrors/printing';
import * as texts from '../../../../texts/en/errors/missingOutput';
import * as output from '../../../../texts/en/errors/printed';

/**
 * Explains slips with `console.log`, comments, and quotes.
 *
 * @param failure - the received value and the expected one
 */
export function describePrinting(source: Source, failure: TestFailure): string | undefined {
  return (
    describeNoParentheses(source) ??
    describeCutInTwo(source) ??
    describeNotPrinted(source, failure) ??
    describeQuoted(source, failure) ??
    describeMarkup(source) ??
    describePrintedValue(source)
  );
}

/** Explains that output is missing because the statement that prints it is commented out. */
function describeNotPrinted(
  { code, tokens }: Source,
  { expected = '', received }: TestFailure,
): string | undefined {
  if (received === undefined || !output.isNothing.test(received)) return undefined;
  const prints = tokens.some((_token, index) => isLog(tokens, index));
  const printed = prints ? `(?:(?!console).)*${escaped(expected)}.*?` : '.*';
  return describeTurnedOff(code, `console\\.log\\(${printed}\\)`);
}

/** Explains `//` or a calculation inside of quotes, if that's the text that was printed. */
function describeQuoted({ tokens }: Source, { received = '' }: TestFailure): string | undefined {
  const isSlashes = (text: string) => text.startsWith('//');
  const token = tokens.find(({ kind, text }, index) => {
    const inside = text.slice(1, -1);
    const isUsed =
      [inside, `'${inside}'`].includes(received) ||
      [-1, 1].some((step) => /^[-*/%]$/.test(tokens[index + step]?.text ?? ''));
    return kind === 'text' && isUsed && (isSlashes(inside) || isCalculation(inside, tokens));
  });
  if (token === undefined) return undefined;
  return isSlashes(token.text.slice(1))
    ? texts.slashesInQuotes(token.line)
    : texts.calculationInQuotes(token.line, named(token.text));
}

/** Returns true if text would be a calculation without its quotes. */
function isCalculation(text: string, tokens: readonly Token[]): boolean {
  const names = new Set(findDeclared(tokens).map(({ name }) => name));
  return (
    /[\w)]\s*[-+*/%].*[\w)]$/.test(text) &&
    tokensOf(text).every(
      (part) => part.kind === 'number' || /^[-+*/%()]$/.test(part.text) || names.has(part.text),
    )
  );
}

/** Explains `<!-- … -->`, which browsers treat as a comment. */
function describeMarkup({ tokens }: Source): string | undefined {
  const start = tokens.find(
    ({ text }, index) =>
      text === '<' && tokens[index + 1]?.text === '!' && tokens[index + 2]?.text === '--',
  );
  return start ? texts.markupComment(start.line) : undefined;
}

/** Explains `const sum = console.log(…)` and `return console.log(…)`. */
function describePrintedValue({ tokens }: Source): string | undefined {
  const starts = tokens.flatMap((_token, index) =>
    isLog(tokens, index) ? [tokens[index - (tokens[index - 3]?.text === '(' ? 4 : 3)]] : [],
  );
  const before = starts.find((token) => /^(?:=|return)$/.test(token?.text ?? ''));
  return before ? texts.onlyPrints(before.line, before.text) : undefined;
}
