import type { GlossaryTerm } from '../../content/glossary';

/** The terms that begin with one letter. */
export interface LetterGroup {
  letter: string;
  terms: GlossaryTerm[];
}

/**
 * @param terms - by the alphabet
 * @returns the terms by their first letter, which is a capital; what begins with none is under #
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
