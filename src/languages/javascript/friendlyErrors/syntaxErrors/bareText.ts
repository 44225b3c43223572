/** Explains text without quotes. */
import { bracketsAround } from '../../source/brackets';
import { findDeclared } from '../../source/declared';
import { inQuotes, named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { BUILT_IN } from '../names/undefinedNames';
import * as texts from '../../../../texts/en/errors/bareText';

/** Tokens that can come before a value. */
const BEFORE = /^(?:[=(,+:]|return)$/;

/** Tokens that can come after a value. */
const AFTER = /^[),;\]}+]$/;

/** Keywords whose parentheses don't contain arguments. */
const HEADS = /^(?:if|while|for|switch|catch|function)$/;

/** A word capitalized as in prose. Names in code are often capitalized differently. */
const PROSE = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/** Words that mark a line as code, not prose: keywords at its start, and `x` as a multiplication sign. */
const NOT_PROSE =
  /^(?:x|async|await|break|case|class|const|delete|do|else|export|for|function|if|import|let|new|return|static|super|switch|this|throw|try|typeof|var|void|while|yield)$/;

/** Matches a sentence that starts with four words, or an error message. `Total is …` may be an assignment. */
const COPIED =
  /^\s*(?:\w+Error: |(?!.*=)\p{Lu}[\p{L}'’]*(?!\s+(?:is|equals|becomes)\b.*[^.:\s]\s*$)(?:\s+[\p{L}\d'’]+){3})/u;

/**
 * Explains that text needs quotes, if there are consecutive words that aren't names in the code.
 *
 * @param source - the code, with the line of the error
 */
export function describeBareText(source: Source): string | undefined {
  const { tokens, here, code } = source;
  const known = knownNames(source);
  const around = bracketsAround(tokens);
  for (const token of here) {
    const index = tokens.indexOf(token);
    if (!isValueStart(tokens, index, around.get(token))) continue;
    const run = proseFrom(tokens, index, known);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) continue;
    const next = tokens[index + run.length];
    if (next?.isOpen && next.start === last.end && /^["'][\s);]*$/.test(next.text)) {
      return texts.noOpeningQuote(named(next.text.charAt(0)), named(first.text));
    }
    if (next?.isOpen && next.text.startsWith("'") && next.start === last.end) {
      const text = code.slice(first.start, next.end).replace(/\)?;?\s*$/, '');
      return texts.quotesWithApostrophe(named(`"${text}"`));
    }
    const isWhole = next === undefined || next.line !== last.line || AFTER.test(next.text);
    if (isWhole && isProse(run)) {
      return texts.putInQuotes(named(inQuotes(code.slice(first.start, last.end), source)));
    }
  }
  return undefined;
}

/** Explains a line that's copied from a task or an error message. */
export function describeCopied(source: Source): string | undefined {
  const [first] = source.here;
  const word = first?.text.toLowerCase() ?? '';
  const isText = first?.kind === 'word' && COPIED.test(source.text);
  return isText && !NOT_PROSE.test(word) && !knownNames(source).has(word)
    ? (describePlainLine(source) ?? texts.removeLine)
    : undefined;
}

/** Explains a line of prose whose words aren't names in the code. */
export function describePlainLine(source: Source): string | undefined {
  const isSentence = /^\s*\p{Lu}/u.test(source.text);
  const text = (isSentence ? source.text.replace(/;\s*$/, '') : source.text).trim();
  const words = source.here.filter(({ kind }) => kind === 'word').map((token) => token.text);
  const known = knownNames(source);
  const isPlain =
    /^[\p{L}\d\s,.!?]+$/u.test(text) &&
    words.length > 1 &&
    words.every((word) => PROSE.test(word) && !known.has(word)) &&
    !NOT_PROSE.test(source.here[0]?.text ?? '');
  if (!isPlain) return undefined;
  const call = text.length < 25 ? `console.log(${inQuotes(text, source)});` : 'console.log(…)';
  return texts.printLine(named(call));
}

/** Returns the names that the code declares, and built-in names. */
export function knownNames({ tokens }: Source): ReadonlySet<string> {
  return new Set([...findDeclared(tokens).map(({ name }) => name), ...BUILT_IN.split(' ')]);
}

function isValueStart(tokens: readonly Token[], index: number, open: Token | undefined): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !BEFORE.test(before.text)) return false;
  if (before.text === ',' && open?.text !== '(') return false;
  const head = open?.text === '(' ? tokens[tokens.indexOf(open) - 1] : undefined;
  return !HEADS.test(head?.text ?? '');
}

/** Returns the words starting at an index, with the punctuation between and after them. */
function proseFrom(tokens: readonly Token[], from: number, known: ReadonlySet<string>): Token[] {
  const run: Token[] = [];
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isFirst = at === from;
    const isOnLine = token.line === tokens[from]?.line;
    const isWord = token.kind === 'word' && PROSE.test(token.text) && !known.has(token.text);
    const isNumber = token.kind === 'number' && !isFirst;
    const isSign = !isFirst && isProseSign(tokens, at, known);
    if (!isOnLine || !(isWord || isNumber || isSign)) break;
    if (isWord && NOT_PROSE.test(token.text) && (isFirst || token.text === 'x')) return [];
    run.push(token);
  }
  return run;
}

/** Returns true for punctuation that comes right after a word and before a space or the end of the text. */
function isProseSign(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !sign || before.end !== sign.start) return false;
  if (sign.text === ',') {
    return next?.kind === 'word' && next.start > sign.end && !known.has(next.text);
  }
  const isEnd = !next || next.isOpen === true || AFTER.test(next.text) || next.start > sign.end;
  return isEnd && /^[.!?:]$/.test(sign.text);
}

/** Returns true if the tokens include two consecutive words, or a word and `!`, `?`, or `:`. */
function isProse(run: readonly Token[]): boolean {
  const isLong = run.some(({ text }) => text.length > 2);
  const isPair = run.some(
    ({ kind }, index) => kind !== 'sign' && (run[index + 1]?.kind ?? 'sign') !== 'sign',
  );
  return isLong && (isPair || run.some(({ text }) => /^[!?:]$/.test(text)));
}
