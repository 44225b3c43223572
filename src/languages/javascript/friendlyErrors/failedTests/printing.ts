/** Explains output that's missing or wrong because of how the code prints. */
import type { TestFailure } from '../../../../sandbox/protocol';
import { named, type Source } from '../../source/source';
import { describeCutInTwo, describeNoParentheses, isLog } from '../runtimeErrors/printing';

/** Matches a line with a commented-out `console.log` statement. Captures the statement. */
const TURNED_OFF = /^\s*\/\/+\s*(console\.log\(.*)/;

/** Text that would be a calculation without its quotes. */
const CALCULATION = /^(?=.*\d\s*[-+*/%])[\d\s.()+\-*/%]*\d\)*$/;

/**
 * Explains slips with `console.log`, comments, and quotes.
 *
 * @param failure - the received value and the expected one
 */
export function describePrinting(source: Source, failure: TestFailure): string | undefined {
  return (
    describeNoParentheses(source) ??
    describeCutInTwo(source) ??
    describeTurnedOff(source, failure) ??
    describeQuoted(source, failure) ??
    describeMarkup(source) ??
    describePrintedValue(source)
  );
}

/** Explains that output is missing because the statement that prints it is commented out. */
function describeTurnedOff(
  { code, tokens }: Source,
  { expected = '', received }: TestFailure,
): string | undefined {
  if (received !== '(nothing)') return undefined;
  const prints = tokens.some((_token, index) => isLog(tokens, index));
  const line = code.split('\n').findIndex((text) => {
    const statement = TURNED_OFF.exec(text)?.[1];
    return statement !== undefined && (!prints || statement.includes(expected));
  });
  return line < 0
    ? undefined
    : `Line ${line + 1} is a comment, so it doesn't run. Remove the \`//\`.`;
}

/** Explains `//` or a calculation inside of quotes, if that's the text that was printed. */
function describeQuoted({ tokens }: Source, { received }: TestFailure): string | undefined {
  const token = tokens.find(({ kind, text }) => kind === 'text' && text.slice(1, -1) === received);
  if (token === undefined || received === undefined) return undefined;
  if (received.startsWith('//')) {
    return `On line ${token.line}, the \`//\` is in quotes, so it's ordinary text. Put it in front of \`console\`.`;
  }
  return CALCULATION.test(received)
    ? `On line ${token.line}, ${named(token.text)} is text. Remove the quotes so that the computer calculates it.`
    : undefined;
}

/** Explains `<!-- … -->`, which browsers treat as a comment. */
function describeMarkup({ tokens }: Source): string | undefined {
  const start = tokens.find(
    ({ text }, index) =>
      text === '<' && tokens[index + 1]?.text === '!' && tokens[index + 2]?.text === '--',
  );
  return start
    ? `On line ${start.line}, write \`//\` instead of \`<!-- … -->\`. In JavaScript, comments start with \`//\`.`
    : undefined;
}

/** Explains `const sum = console.log(…)` and `return console.log(…)`. */
function describePrintedValue({ tokens }: Source): string | undefined {
  const starts = tokens.flatMap((_token, index) =>
    isLog(tokens, index) ? [tokens[index - (tokens[index - 3]?.text === '(' ? 4 : 3)]] : [],
  );
  const before = starts.find((token) => /^(?:=|return)$/.test(token?.text ?? ''));
  return before
    ? `On line ${before.line}, \`console.log\` only prints. Write the calculation right after the \`${before.text}\`.`
    : undefined;
}
