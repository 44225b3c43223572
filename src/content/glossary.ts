/** Terms and constructs that the school teaches, each with the lessons that introduce it. */
import { LANGUAGE } from '../texts/en/language';
import type { Inline, Lesson, LessonLink } from './lesson';

/** A link from a definition to another term. */
export type TermLink = Extract<Inline, { kind: 'term' }>;

/** A term in the glossary. */
export interface GlossaryTerm {
  slug: string;
  term: string;
  /** Definition: one sentence. The build adds links to other terms. */
  means: (string | TermLink)[];
  /**
   * Lessons that introduce the term, in course order. Courses that don't build on each other can each
   * introduce the same term.
   */
  lessons: LessonLink[];
}

/** A language construct: syntax, a built-in, an element, or a property. */
export interface GlossaryConstruct {
  /** Key that lessons use to introduce the construct: `const`, `.push()`, `<p>`, `color:`. */
  key: string;
  lesson: LessonLink;
}

/** Languages with constructs in the glossary. */
export type GlossaryLanguage = 'JavaScript' | 'HTML' | 'CSS';

export interface Glossary {
  /** The terms, in alphabetical order. */
  terms: GlossaryTerm[];
  /** The constructs, in the order in which lessons introduce them. */
  constructs: Record<GlossaryLanguage, GlossaryConstruct[]>;
}

const BY_ALPHABET = new Intl.Collator(LANGUAGE, { sensitivity: 'base' });

/**
 * @param lessons - all lessons, in course order
 * @returns the terms and constructs that they introduce
 */
export function glossaryOf(lessons: readonly Lesson[]): Glossary {
  const terms = new Map<string, GlossaryTerm>();
  const constructs: Glossary['constructs'] = { JavaScript: [], HTML: [], CSS: [] };
  const taught = new Set<string>();
  for (const { id, slug, title, introduces } of lessons) {
    const lesson = { id, slug, title };
    for (const { slug: termSlug, term, means } of introduces.terms) {
      const entry = terms.get(term) ?? { slug: termSlug, term, means: [means], lessons: [] };
      entry.lessons.push(lesson);
      terms.set(term, entry);
    }
    for (const key of introduces.code.filter((key) => !taught.has(key))) {
      taught.add(key);
      constructs[languageOf(key)].push({ key, lesson });
    }
  }
  const sorted = [...terms.values()].sort((a, b) => BY_ALPHABET.compare(a.term, b.term));
  return { terms: sorted, constructs };
}

/**
 * Returns the language of a key: HTML elements are written `<p>`; CSS properties end with a colon, and
 * at-rules and pseudo-classes start with `@` or `:`.
 */
function languageOf(key: string): GlossaryLanguage {
  if (/^<[a-z]/.test(key)) return 'HTML';
  const isCss = /^(?:@|--|::?[a-z])|^[a-z-]+:$/.test(key) || CSS_WORDS.test(key);
  return isCss ? 'CSS' : 'JavaScript';
}

/** Matches CSS functions and units, which would otherwise be mistaken for JavaScript. */
const CSS_WORDS =
  /^(?:rem|em|ch|fr|vw|vh|dvh|cqi|(?:calc|clamp|min|max|minmax|repeat|rgb|hsl|oklch|var|url|light-dark|translate|rotate|scale|fit-content|color-mix)\(\))$/;
