/** Checks that lessons use only constructs and terms that they or earlier lessons introduce. */
import type { IntroducedTerm } from '../../../content/lesson';
import type { Use } from '../../../languages/Use';
import type { Draft } from '../lessons/compile';
import type { FrontMatter } from '../markdown/frontMatter';
import { lineAt, proseOf, termPattern } from '../glossary/matchTerm';
import { report, type Reading } from '../markdown/reading';
import { lessonUses } from './lessonUses';
import type { Position } from './learningPath';

/**
 * Results that depend only on a lesson's own text. Cached, because changing one lesson rechecks all lessons.
 */
interface TextFacts {
  uses: readonly Use[];
  prose: string;
  /** First use of each term in the lesson's prose; null if the term isn't used. */
  firstUses: WeakMap<object, { index: number; words: string } | null>;
}

const textFacts = new WeakMap<Reading, TextFacts>();

function textFactsOf(reading: Reading): TextFacts {
  const cached = textFacts.get(reading);
  if (cached) return cached;
  const text = {
    uses: lessonUses(reading),
    prose: proseOf(reading.source),
    firstUses: new WeakMap(),
  };
  textFacts.set(reading, text);
  return text;
}

/** A parsed lesson with its position. */
export interface PlacedLesson extends CheckedText {
  draft: Draft;
  facts: FrontMatter;
  position: Position;
}

/** A lesson, or another text that relies on lessons. */
export interface CheckedText {
  draft: Pick<Draft, 'reading' | 'lineOf'>;
  facts: Pick<FrontMatter, 'id' | 'introduces'>;
  position: Pick<Position, 'before'>;
}

/** Constructs and terms that a lesson uses, by the id of the earlier lesson that introduced them. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reports each construct and term that's used too early, with its line and how to fix it.
 *
 * @param lessons - all lessons, in course order
 * @param checked - the texts to check; by default, the lessons
 * @returns each text's dependencies, by its id
 */
export function checkIntroductions(
  lessons: readonly PlacedLesson[],
  checked: readonly CheckedText[] = lessons,
): Map<string, Dependencies> {
  const byId = new Map(lessons.map((lesson) => [lesson.facts.id, lesson]));
  return new Map(
    checked.map((lesson) => {
      const earlierLessons = lesson.position.before.flatMap((id) => byId.get(id) ?? []);
      const dependencies = new Map<string, Set<string>>();
      const addDependency = (to: string, what: string): void => {
        dependencies.set(to, (dependencies.get(to) ?? new Set()).add(what));
      };
      checkCode(lesson, earlierLessons, lessons, addDependency);
      checkTerms(lesson, earlierLessons, lessons, addDependency);
      return [lesson.facts.id, dependencies];
    }),
  );
}

type AddDependency = (to: string, what: string) => void;

function checkCode(
  { draft, facts }: CheckedText,
  earlierLessons: readonly PlacedLesson[],
  all: readonly PlacedLesson[],
  addDependency: AddDependency,
): void {
  const { reading } = draft;
  const own = new Set(facts.introduces.code);
  const taught = new Map<string, string>();
  for (const { facts: earlier } of earlierLessons) {
    for (const key of earlier.introduces.code) taught.set(key, taught.get(key) ?? earlier.id);
  }
  const lineOf = (key: string): number =>
    draft.lineOf('introduces', 'code', facts.introduces.code.indexOf(key));
  for (const key of own) {
    const earlier = taught.get(key);
    if (earlier !== undefined) {
      const reason = `introduces.code: "${earlier}" already introduces ${key}`;
      report(reading, lineOf(key), `front matter: ${reason}`);
    }
  }
  const { uses } = textFactsOf(reading);
  const shown = new Set(uses.flatMap(keysOf));
  for (const key of own) {
    if (!shown.has(key) && !isMentioned(key, reading.source)) {
      report(
        reading,
        lineOf(key),
        `front matter: introduces.code: neither its code nor its text shows ${key}`,
      );
    }
  }
  const reported = new Set<string>();
  for (const use of uses) {
    const keys = keysOf(use);
    const earlier = keys.flatMap((key) => taught.get(key) ?? []).at(0);
    if (earlier !== undefined) {
      addDependency(earlier, use.key);
    } else if (!keys.some((key) => own.has(key)) && !reported.has(use.key)) {
      reported.add(use.key);
      const later = all.find(({ facts: other }) =>
        keys.some((key) => other.introduces.code.includes(key)),
      );
      const where = later
        ? `"${later.facts.id}" is the first to introduce it`
        : 'no lesson introduces it';
      report(
        reading,
        use.line,
        `${use.key} is used before it's taught: ${where}; explain it here and add it to introduces.code, or do without it`,
      );
    }
  }
}

function checkTerms(
  { draft, facts }: CheckedText,
  earlierLessons: readonly PlacedLesson[],
  all: readonly PlacedLesson[],
  addDependency: AddDependency,
): void {
  const { reading } = draft;
  const { prose, firstUses } = textFactsOf(reading);
  const ownTerms = facts.introduces.terms.map(({ term }) => term);
  const own = new Set(ownTerms);
  const taught = new Map<string, string>();
  for (const { facts: earlier } of earlierLessons) {
    for (const { term } of earlier.introduces.terms) {
      taught.set(term, taught.get(term) ?? earlier.id);
      if (own.has(term)) {
        const reason = `introduces.terms: "${earlier.id}" already introduces "${term}"`;
        const line = draft.lineOf('introduces', 'terms', ownTerms.indexOf(term));
        report(reading, line, `front matter: ${reason}`);
      }
    }
  }
  const reported = new Set<string>();
  for (const { facts: other } of all) {
    for (const term of other.introduces.terms) {
      if (term.isEveryday || own.has(term.term) || reported.has(term.term)) continue;
      const found = firstUses.get(term);
      const match = found === undefined ? firstUse(term, prose) : found;
      firstUses.set(term, match);
      const earlier = taught.get(term.term);
      if (match === null) continue;
      reported.add(term.term);
      if (earlier !== undefined) {
        addDependency(earlier, term.term);
      } else {
        const way = 'say it in other words, or mark it there as an everyday English word';
        report(
          reading,
          lineAt(prose, match.index),
          `"${match.words.replace(/\s+/g, ' ')}" is used before "${other.id}" introduces it; ${way} (everyday: true)`,
        );
      }
    }
  }
}

function firstUse(term: IntroducedTerm, prose: string): { index: number; words: string } | null {
  const pattern = termPattern(term);
  pattern.lastIndex = 0;
  const match = pattern.exec(prose);
  return match && { index: match.index, words: match[0] };
}

/** Returns true if inline code contains a construct: `element.remove()` counts as using `.remove()`. */
function isMentioned(key: string, source: string): boolean {
  const name = key.replace(/^[.:@<]+|[>:]$|\(\)$/g, '');
  return [...source.matchAll(/`([^`\n]+)`/g)].some(([, code = '']) => code.includes(name));
}

/** Returns the keys under which lessons can introduce what's used. */
export function keysOf({ key, or = [] }: Use): string[] {
  return [key, ...or];
}
