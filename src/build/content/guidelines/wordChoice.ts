import type { Nodes } from 'mdast';
import { lineOf, sourceOf, type Reading } from '../markdown/reading';
import { BETTER_WORDS } from './betterWords';

const PATTERNS = BETTER_WORDS.map(({ found, better }) => ({
  pattern: new RegExp(String.raw`\b${found.replaceAll(' ', String.raw`\s+`)}\b`, 'gi'),
  better,
}));

/**
 * Warns about phrases in a lesson's prose that an American wouldn't write. Skips code.
 *
 * @param reading - receives the warnings
 * @param nodes - the lesson's Markdown
 */
export function warnOfWords(reading: Reading, nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if (node.type === 'text') warnOfText(reading, sourceOf(reading, node), lineOf(node));
    if ('children' in node) warnOfWords(reading, node.children);
  }
}

function warnOfText({ file, wordings }: Reading, text: string, first: number): void {
  for (const { pattern, better } of PATTERNS) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const line = first + text.slice(0, index).split('\n').length - 1;
      const reason = `warning: "${found.replace(/\s+/g, ' ')}"; write "${better}"`;
      wordings.push({ file, line, reason });
    }
  }
}
