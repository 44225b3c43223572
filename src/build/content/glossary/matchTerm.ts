/** Finds glossary terms in text. */
import type { IntroducedTerm } from '../../../content/lesson';

const patterns = new WeakMap<Pick<IntroducedTerm, 'term' | 'forms'>, RegExp>();

/**
 * Returns a term's pattern. It's cached, because every lesson is searched for the terms of all other lessons.
 * It's stateful: callers of `exec` must reset `lastIndex`.
 *
 * @param introduced - the term and its other forms
 * @returns a pattern that matches the term, its plural and its other forms as whole words. It's
 *   case-sensitive if the term has a capital letter, such as DOM; spaces also match line breaks
 */
export function termPattern(introduced: Pick<IntroducedTerm, 'term' | 'forms'>): RegExp {
  const cached = patterns.get(introduced);
  if (cached !== undefined) return cached;
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

/** Patterns for the text in a figure's source: its description, names, labels, and multi-word strings. */
const FIGURE_TEXTS = [
  /(?<=^[ \t]*`{3,}\w+ ")[^"\n]+/g,
  /(?<=\b(?:label|xlabel) ?= ?")[^"\n]+/g,
  /(?<=\b(?:name|says|unit): ?['"]?)[^'",}\]\n]+/g,
  /(?<=")[^"\n]* [^"\n]*(?=")|(?<=')[^'\n]* [^'\n]*(?=')|(?<=`)[^`\n]* [^`\n]*(?=`)/g,
];

/**
 * Returns a lesson's prose, including the text in figures. Replaces everything else with spaces, so that
 * positions still match lines of the file.
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

/** Returns a figure's source with everything but its text replaced by spaces. */
function textsOf(block: string): string {
  const texts = [...blank(block)];
  for (const pattern of FIGURE_TEXTS) {
    for (const { index, 0: text } of block.matchAll(pattern)) {
      // Skip template placeholders and escapes such as `\n`.
      const words = text.replace(/\$\{[^}]*\}|\\\w/g, blank);
      texts.splice(index, words.length, ...words);
    }
  }
  return texts.join('');
}

/** Returns the 1-based line of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
