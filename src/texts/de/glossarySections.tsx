/** Texts of the glossary's header, letters, terms, and code. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

/** Label above the title. */
export const entries = (count: number) =>
  `${countOf(count, 'Eintrag', 'Einträge')}: Begriffe und Code`;
/** Label of the alphabet. */
export const letters = 'Buchstaben';

export const words = 'Begriffe';
/** If the lessons are too new to have terms. */
export const noTerms = 'Bisher führen die Lektionen noch keine Begriffe ein.';
/** Heading of the terms whose names match the filter. */
export const matchingNames = 'Treffer im Namen';

/**
 * If nothing matches the filter.
 *
 * @param question - wraps the question, which is hidden if no term is similar
 * @param link - wraps the similar term, which replaces the text in it
 */
export const nothingMatches = (
  question: (text: ReactNode) => ReactNode,
  link: (term: string) => ReactNode,
) => (
  <>
    Nichts gefunden. {question(<>Meintest du {link('einen anderen Begriff')}? </>)}Versuch es mit
    einem kürzeren Wort oder mit der Suche oben auf der Seite.
  </>
);

export const code = 'Code';
export const codeIntro =
  'Was du in den Lektionen über jede Sprache lernst, in der Reihenfolge der Kurse. Keine Lektion benutzt Code, der bis dahin noch nicht eingeführt wurde.';

export type Complete = Translated<
  typeof import('../en/glossarySections'),
  typeof import('./glossarySections')
>;
