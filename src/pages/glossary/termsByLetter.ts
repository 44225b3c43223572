import type { GlossaryTerm } from '../../content/glossary';

/** Terms with the same first letter. */
export interface LetterGroup {
  letter: string;
  terms: GlossaryTerm[];
}

/**
 * Groups terms by first letter, in uppercase. Terms that don't start with a letter are grouped under #.
 *
 * @param terms - in alphabetical order
 */
export function termsByLetter(terms: readonly GlossaryTerm[]): LetterGroup[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const first = term.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, list]) => ({ letter, terms: list }));
}
