/** Finds a term in a text. */
import type { IntroducedTerm } from '../../../content/lesson';

const patterns = new WeakMap<Pick<IntroducedTerm, 'term' | 'forms'>, RegExp>();

/**
 * The pattern is made once for each term: every lesson is searched for the terms of all others. It keeps a position
 * (`lastIndex`), which whoever uses `exec` sets back.
 *
 * @param term - as its lesson introduces it
 * @returns a pattern that finds it, its plural and its other forms, as words of their own. Terms with a capital letter,
 *   such as DOM, are found only so; spaces match line breaks
 */
export function termPattern(introduced: Pick<IntroducedTerm, 'term' | 'forms'>): RegExp {
  const known = patterns.get(introduced);
  if (known !== undefined) return known;
  const pattern = makePattern(introduced);
  patterns.set(introduced, pattern);
  return pattern;
}

function makePattern({ term, forms }: Pick<IntroducedTerm, 'term' | 'forms'>): RegExp {
  const words = [term, ...forms].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'),
  );
  const flags = /[A-Z]/.test(term) ? 'gu' : 'giu';
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?:s|es)?(?![\\p{L}\\p{N}_-])`,
    flags,
  );
}

/** What a figure says: its description, names and labels, and texts of several words. */
const FIGURE_TEXTS = [
  /(?<=^[ \t]*`{3,}\w+ ")[^"\n]+/g,
  /(?<=\b(?:label|xlabel) ?= ?")[^"\n]+/g,
  /(?<=\b(?:name|says|unit): ?['"]?)[^'",}\]\n]+/g,
  /(?<=")[^"\n]* [^"\n]*(?=")|(?<=')[^'\n]* [^'\n]*(?=')|(?<=`)[^`\n]* [^`\n]*(?=`)/g,
];

/**
 * A lesson's prose in its file, with what its figures say: everything else is blank, so that a position still tells the
 * line.
 */
export function proseOf(source: string): string {
  return source
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replace(/^[ \t]*(`{3,})([^\n]*)\n[^]*?^[ \t]*\1`*[ \t]*$/gm, (block, _fence, info: string) =>
      /^(?:diagram|plot|steps)\b/.test(info) ? textsOf(block) : blank(block),
    )
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/\{[^}\n]*\}/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The texts of a figure's source at their positions. */
function textsOf(block: string): string {
  const texts = [...blank(block)];
  for (const pattern of FIGURE_TEXTS) {
    for (const { index, 0: text } of block.matchAll(pattern)) {
      // Neither what is put into a text when it runs, nor an escape such as the end of a line.
      const words = text.replace(/\$\{[^}]*\}|\\\w/g, blank);
      texts.splice(index, words.length, ...words);
    }
  }
  return texts.join('');
}

/** The line of a position in a text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
