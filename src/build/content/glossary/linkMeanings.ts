import type { Glossary } from '../../../content/glossary';
import type { IntroducedTerm } from '../../../content/lesson';
import { markTerms } from './markTerms';
import { termPattern } from './matchTerm';

/**
 * Links each meaning to the other terms that it uses, at their first use; words of everyday English are left alone.
 *
 * @param glossary - its meanings are plain text
 * @param introduced - the terms of all lessons, with their other forms
 * @returns the same glossary with linked meanings
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
