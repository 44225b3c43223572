import type { Glossary } from '../../../content/glossary';
import type { IntroducedTerm } from '../../../content/lesson';
import { markTerms } from './markTerms';
import { termPattern } from './matchTerm';

/**
 * Links each definition to the other terms that it uses, at the first use of each term. Skips everyday words.
 *
 * @param glossary - glossary with plain-text definitions
 * @param introduced - terms of all lessons, with their other forms
 * @returns the glossary with linked definitions
 */
export function linkMeanings(glossary: Glossary, introduced: readonly IntroducedTerm[]): Glossary {
  const slugs = new Map(glossary.terms.map(({ term, slug }) => [term, slug]));
  const linkable = introduced.flatMap((term) => {
    const slug = slugs.get(term.term);
    return term.isEveryday || slug === undefined ? [] : [{ slug, pattern: termPattern(term) }];
  });
  const terms = glossary.terms.map((entry) => {
    const others = linkable.filter(({ slug }) => slug !== entry.slug);
    const { blocks } = markTerms([{ kind: 'paragraph', children: entry.means }], others);
    const [paragraph] = blocks;
    return paragraph?.kind === 'paragraph'
      ? { ...entry, means: paragraph.children as typeof entry.means }
      : entry;
  });
  return { ...glossary, terms };
}
