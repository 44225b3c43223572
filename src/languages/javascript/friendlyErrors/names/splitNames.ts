/** Explains names that are split into several words. */
import { findDeclared } from '../../source/declared';
import { named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { isNameWord } from '../../source/words';
import * as texts from '../../../../texts/en/errors/splitNames';

const DECLARING = /^(?:let|const|var|function)$/;
const AFTER_NAME = /^(?:[=;,()]|of|in)$/;

/** The words of a name, and the separators between them. */
interface Run {
  words: string[];
  /** `''` stands for spaces. */
  gaps: string[];
  next: Token | undefined;
}

/**
 * Explains that a name must be a single word, if the code declares or uses a name with several words.
 *
 * @param source - the code, with the line of the error
 */
export function describeSplitName(source: Source): string | undefined {
  const { tokens, here, wanted } = source;
  const declared = new Set(findDeclared(tokens).map(({ name }) => name));
  for (const token of here) {
    const index = tokens.indexOf(token);
    if (!isNameWord(token) || tokens[index - 1]?.text === '.') continue;
    const { words, gaps, next } = runFrom(tokens, index);
    const [gap] = gaps;
    if (gap === undefined) continue;
    const joined = words.join('');
    const [first = '', camel] = [words[0], camelCase(words)];
    const name = declared.has(joined) ? joined : camel;
    const before = tokens[index - 1]?.text ?? '';
    const isNew = next?.text === '=' || !declared.has(words.at(-1) ?? '');
    const isDeclaration = DECLARING.test(before) && isEnd(next, token) && isNew;
    if (isDeclaration && wanted.has(first) && !wanted.has(name)) {
      return texts.onlyFirstWord(gap, named(first));
    }
    if (isDeclaration || (gap !== '.' && declared.has(name))) {
      return texts.oneWord(gap, named(name));
    }
  }
  return undefined;
}

function isEnd(next: Token | undefined, { line }: Token): boolean {
  return next === undefined || next.line !== line || AFTER_NAME.test(next.text);
}

/** Returns the words on one line starting at an index, separated by spaces, or by single hyphens or dots. */
function runFrom(tokens: readonly Token[], index: number): Run {
  const words = [tokens[index]?.text ?? ''];
  const gaps: string[] = [];
  let at = index + 1;
  for (;;) {
    const gap = /^[-.]$/.test(tokens[at]?.text ?? '') ? (tokens[at]?.text ?? '') : '';
    const word = tokens[at + gap.length];
    if (!word || word.line !== tokens[index]?.line || !isNameWord(word)) break;
    gaps.push(gap);
    words.push(word.text);
    at += gap.length + 1;
  }
  return { words, gaps, next: tokens[at] };
}

function camelCase(words: readonly string[]): string {
  return words
    .map((word) => (/\p{Ll}/u.test(word) ? word : word.toLowerCase()))
    .map((word, index) => {
      const first = word.charAt(0);
      return (index === 0 ? first.toLowerCase() : first.toUpperCase()) + word.slice(1);
    })
    .join('');
}
