/** Explains numbers with a unit or a currency symbol. */
import { findDeclared } from '../../source/declared';
import { inQuotes, named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { isNameWord } from '../../source/words';
import * as texts from '../../../../texts/en/errors/units';

const MONEY = /^(?:\$|\p{Sc})$/u;
/** A number directly followed by a unit, such as `20kg`. */
const WITH_UNIT = /^(?!0[xob])(\d[\d.]*)(\p{L}{2,})$/iu;

/** Explains that numbers are written without units. */
export function describeUnit(source: Source): string | undefined {
  for (const token of source.here) {
    const letter = token.kind === 'number' ? describeLetter(token.text) : undefined;
    if (letter !== undefined) return letter;
    const index = source.tokens.indexOf(token);
    const amount = amountAt(source, index);
    if (amount !== undefined) {
      const [number, text] = amount;
      return texts.notNumber({
        amount: named(text),
        number: named(number),
        quoted: named(inQuotes(text, source)),
      });
    }
  }
  return undefined;
}

/** Explains a letter that looks like a digit: `O` in `5O`, or `I` in `I8`. */
export function describeLetter(text: string): string | undefined {
  const letter = /^(?:[oO]|(?!0o)(?=.*\d)[\doOIl]+)$/.test(text)
    ? /[oIl]/i.exec(text)?.[0]
    : undefined;
  return letter === undefined
    ? undefined
    : texts.letterForDigit(named(letter), named(text.replace(/o/gi, '0').replace(/[Il]/g, '1')));
}

/** Returns the number and the full text of an amount, such as `$20`, `20 €`, `2 dollars`, or `20kg`. */
function amountAt(
  { tokens, code }: Source,
  index: number,
): [number: string, text: string] | undefined {
  const [before, token, next, after] = [-1, 0, 1, 2].map((step) => tokens[index + step]);
  if (!token || /^(?:let|const|var|function|class|\.)$/.test(before?.text ?? '')) return undefined;
  const [, count, unit] = WITH_UNIT.exec(token.text) ?? [];
  if (count && unit && !isDeclared(tokens, unit)) return [count, token.text];
  const [, dollars] = /^\$(\d+)$/.exec(token.text) ?? [];
  if (dollars !== undefined) {
    const cents = next?.start === token.end && /^\.\d+$/.test(next.text) ? next.text : '';
    return [dollars + cents, token.text + cents];
  }
  if (!next || next.line !== token.line) return undefined;
  const pair = code.slice(token.start, next.end);
  if (MONEY.test(token.text) && isNumber(next)) return [next.text, pair];
  if (!isNumber(token)) return undefined;
  return MONEY.test(next.text) || isUnit(tokens, next, after) ? [token.text, pair] : undefined;
}

function isNumber({ kind, text }: Token): boolean {
  return kind === 'number' && /^\d[\d_]*(?:\.\d*)?$/.test(text);
}

/**
 * Returns true if a word can be a unit: it isn't a name in the code, and it's the last word of the
 * expression.
 */
function isUnit(tokens: readonly Token[], word: Token, next: Token | undefined): boolean {
  const { text, line } = word;
  const isLast =
    next === undefined ||
    next.line !== line ||
    (next.kind === 'sign' && !/^[([.]$/.test(next.text));
  return (
    isNameWord(word) &&
    text.length > 1 &&
    !/^x\d+$/i.test(text) &&
    isLast &&
    !isDeclared(tokens, text)
  );
}

function isDeclared(tokens: readonly Token[], text: string): boolean {
  return findDeclared(tokens).some(({ name }) => name === text);
}
