/** Texts of the glossary's header, letters, terms, and code. */
import type { ReactNode } from 'react';
import { countOf } from './format';

/** Label above the title. */
export const entries = (count: number) => `${countOf(count, 'entry', 'entries')}: terms and code`;
/** Label of the alphabet. */
export const letters = 'Letters';

export const words = 'Words';
/** If the lessons are too new to have terms. */
export const noTerms = "The lessons don't introduce any terms yet.";
/** Heading of the terms whose names match the filter. */
export const matchingNames = 'Matching names';

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
    Nothing matches. {question(<>Did you mean {link('another term')}? </>)}Try a shorter word, or
    use the search at the top of the page.
  </>
);

export const code = 'Code';
export const codeIntro =
  "What the lessons teach about each language, in course order. Lessons don't use any code that hasn't been introduced by the lessons leading up to them.";
