/** The words and constructs that the school teaches, each with the lessons that introduced it. */
import type { Inline, Lesson, LessonLink } from './lesson';

/** Another term that a meaning uses. */
export type TermLink = Extract<Inline, { kind: 'term' }>;

/** A word of the glossary. */
export interface GlossaryTerm {
  slug: string;
  term: string;
  /** One sentence, with links to other terms once the build has added them. */
  means: (string | TermLink)[];
  /** The lessons that introduce it, in the order of courses: one on each path. */
  lessons: LessonLink[];
}

/** A construct of a language: syntax, something built in, an element, a property. */
export interface GlossaryConstruct {
  /** As lessons introduce it: `const`, `.push()`, `<p>`, `color:`. */
  key: string;
  lesson: LessonLink;
}

/** Constructs by their language, each list in the order in which it is taught. */
export type GlossaryLanguage = 'JavaScript' | 'HTML' | 'CSS';

export interface Glossary {
  /** By the alphabet. */
  terms: GlossaryTerm[];
  constructs: Record<GlossaryLanguage, GlossaryConstruct[]>;
}

const BY_ALPHABET = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * @param lessons - all lessons, in the order of courses
 * @returns what they introduce
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

/** Elements are written `<p>`; properties end with a colon, at-rules and pseudo-classes begin with a sign of their own. */
function languageOf(key: string): GlossaryLanguage {
  if (/^<[a-z]/.test(key)) return 'HTML';
  const isCss = /^(?:@|--|::?[a-z])|^[a-z-]+:$/.test(key) || CSS_WORDS.test(key);
  return isCss ? 'CSS' : 'JavaScript';
}

/** Functions and units of CSS, which look like those of JavaScript. */
const CSS_WORDS =
  /^(?:rem|em|ch|fr|vw|vh|dvh|cqi|(?:calc|clamp|min|max|minmax|repeat|rgb|hsl|oklch|var|url|light-dark|translate|rotate|scale|fit-content|color-mix)\(\))$/;
