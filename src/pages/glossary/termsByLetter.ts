import type { GlossaryTerm } from '../../content/glossary';
import { LANGUAGE } from '../../texts/en/language';

/** Terms with the same first letter. */
export interface LetterGroup {
  letter: string;
  terms: GlossaryTerm[];
}

/**
 * Groups terms by first letter, in uppercase. A letter with a diacritic belongs to its base letter if the language
 * sorts them together: Ä to A in German, but not in Swedish. Terms that don't start with a letter are grouped
 * under #.
 *
 * @param terms - in alphabetical order
 * @param language - BCP 47 tag
 */
export function termsByLetter(
  terms: readonly GlossaryTerm[],
  language: string = LANGUAGE,
): LetterGroup[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const [first = ''] = term.term.normalize('NFC').toLocaleUpperCase(language);
    const [base = first] = first.normalize('NFD');
    const own = compare(base, first) === 0 ? base : first;
    const letter = /\p{L}/u.test(own) ? own : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, list]) => ({ letter, terms: list }));
}
