/** Explains misspelled ways to print. */
import { named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { nearName } from '../names/nearName';
import type { Rule } from '../rule';
import * as texts from '../../../../texts/en/errors/printing';

/** Functions that print in other languages, and `log` without `console`. */
export const PRINT_NAMES = ['print', 'println', 'printf', 'echo', 'puts', 'log'];

/**
 * Matches `//` right after a period, `console`, or `console.log`, where it starts a comment in the middle of
 * a statement.
 */
const CUT_IN_TWO = /^[^'"`/]*(?:[A-Za-z_$)\]]\.|\bconsole(?:\.log)?)\s*\/\//;

export const PRINT_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Cannot read properties of undefined/,
      /^can't access property/,
      /^undefined is not an object/,
    ],
    explanation: describeCutInTwo,
  },
];

/** Explains `console.//log('…');`, where the `//` comments out the rest of the statement. */
export function describeCutInTwo({ code }: Source): string | undefined {
  const line = code.split('\n').findIndex((text) => CUT_IN_TWO.test(text)) + 1;
  return line > 0 ? texts.slashesInStatement(line) : undefined;
}

/**
 * Explains calling `console` itself, or calling a method that it doesn't have.
 *
 * @param subject - what was called, such as `console.print`
 */
export function describeConsoleCall(source: Source, subject: string): string | undefined {
  if (subject === 'console') return texts.toPrint;
  if (subject === 'console.log') return describeNoParentheses(source);
  const method = /^console\.(\w+)$/.exec(subject)?.[1];
  if (method === 'return') return texts.sendBack;
  return method === undefined || nearName(method, ['log', 'warn', 'error']) !== undefined
    ? undefined
    : texts.noConsoleFunction(named(method));
}

/** Explains `console.log['…']` and `console.log = '…'`, which should be calls. */
export function describeNoParentheses({ tokens }: Source): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^[[=]$/.test(text) && isLog(tokens, index - 1) && tokens[index + 1] !== undefined,
  );
  const [sign, value] = [tokens[at], tokens[at + 1]];
  return sign && value
    ? texts.parenthesesMissing(
        sign.line,
        named(`console.log(${value.kind === 'text' ? value.text : '…'})`),
      )
    : undefined;
}

/** Returns true if `console.log` ends at an index. */
export function isLog(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index]?.text === 'log' &&
    tokens[index - 1]?.text === '.' &&
    tokens[index - 2]?.text === 'console'
  );
}
