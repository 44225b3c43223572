/** Finds a term in a text. */
import type { IntroducedTerm } from '../../../content/lesson';

/**
 * @param term - as its lesson introduces it
 * @returns a pattern that finds it, its plural and its other forms, as words of their own. Terms with a capital letter,
 *   such as DOM, are found only so; spaces match line breaks
 */
export function termPattern({ term, forms }: Pick<IntroducedTerm, 'term' | 'forms'>): RegExp {
  const words = [term, ...forms].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'),
  );
  const flags = /[A-Z]/.test(term) ? 'gu' : 'giu';
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?:s|es)?(?![\\p{L}\\p{N}_-])`,
    flags,
  );
}

/** A lesson's prose in its file: everything else is blank, so that a position still tells the line. */
export function proseOf(source: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replace(/^[ \t]*(`{3,})[^\n]*\n[^]*?^[ \t]*\1`*[ \t]*$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/\{[^}\n]*\}/g, blank);
}

/** The line of a position in a text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
