/** Links lessons: checks that ids are unique, resolves links, and adds each lesson's position on the path. */
import { courseEnd } from '../../../content/outlines/courseEnd';
import type {
  Block,
  IntroducedTerm,
  Lesson,
  LessonLink,
  LessonPosition,
  OpenedCourse,
  TermEntry,
} from '../../../content/lesson';
import { lessonMinutes } from '../../../content/minutes';
import type { Draft } from '../lessons/compile';
import type { FrontMatter } from '../markdown/frontMatter';
import { termPattern } from '../glossary/matchTerm';
import { markTerms } from '../glossary/markTerms';
import { reportLongCode } from '../guidelines/longCode';
import { report } from '../markdown/reading';
import { countWords } from '../guidelines/words';
import type { School } from '../school/school';
import { learningPath, type CompiledCourse, type Position } from './learningPath';
import { checkIntroductions, type PlacedLesson } from './introductions';
import { topPrerequisites } from './topPrerequisites';

interface ParsedLesson {
  draft: Draft;
  facts: FrontMatter;
}

type PlacedLessons = ReadonlyMap<string, PlacedLesson>;

/**
 * Resolves references between lessons and sorts the lessons in course order. Adds mistakes to each draft's
 * `reading.problems`; if there are any, don't use the result.
 *
 * @param school - courses and programs, in list order
 * @param check - returns the dependencies of each lesson, and reports constructs and terms that are used too
 *   early
 */
export function linkLessons(
  drafts: readonly Draft[],
  school: Pick<School, 'courses' | 'programs'>,
  check: typeof checkIntroductions = checkIntroductions,
): Lesson[] {
  const known = drafts.flatMap((draft): ParsedLesson[] =>
    draft.facts === undefined ? [] : [{ draft, facts: draft.facts }],
  );
  const byId = new Map(known.map((lesson) => [lesson.facts.id, lesson]));
  reportDuplicates(known);
  reportDuplicateExercises(drafts);
  for (const draft of drafts) {
    resolveLinks(draft, byId);
  }
  const placed = placeLessons(known, school.courses);
  for (const { draft, position } of placed.values()) {
    reportLongCode(draft.reading, position);
  }
  const prerequisites = topPrerequisites(check([...placed.values()].map(originalOf)));
  return [...placed.values()].map((lesson) => {
    const buildsOn = prerequisites.get(lesson.facts.id) ?? [];
    return assemble(lesson, buildsOn, placed, school);
  });
}

/**
 * Returns the lesson that a translation was made from. What's used before it's taught depends on the terms of
 * the original's language.
 */
function originalOf(lesson: PlacedLesson): PlacedLesson {
  const { original } = lesson.draft;
  return original?.facts ? { ...lesson, draft: original, facts: original.facts } : lesson;
}

/** Returns the lessons in course order. Reports lessons that aren't in a course. */
function placeLessons(
  known: readonly ParsedLesson[],
  courses: readonly CompiledCourse[],
): PlacedLessons {
  const positions = learningPath(courses);
  for (const { draft, facts } of known) {
    const course = positions.get(facts.id)?.course;
    if (course === undefined) {
      const reason = `no course has the lesson "${facts.id}"; add it to a module in src/school/courses`;
      report(draft.reading, draft.lineOf('id'), reason);
    } else if (course.subject !== facts.subject) {
      const reason = `the subject is "${facts.subject}", but its course has "${course.subject}"`;
      report(draft.reading, draft.lineOf('subject'), reason);
    }
  }
  const placed = [...positions].flatMap(([id, position]): [string, PlacedLesson][] => {
    const lesson = known.find(({ facts }) => facts.id === id);
    return lesson === undefined ? [] : [[id, { ...lesson, position }]];
  });
  return new Map(placed);
}

function reportDuplicates(known: readonly ParsedLesson[]): void {
  const owners = new Map<string, string>();
  for (const { draft, facts } of known) {
    const claims = [
      ['id', `id "${facts.id}"`],
      ['slug', `slug "${facts.slug}"`],
    ] as const;
    for (const [field, claim] of claims) {
      const owner = owners.get(claim);
      if (owner !== undefined) {
        report(draft.reading, draft.lineOf(field), `${claim} is already taken by ${owner}`);
      }
      owners.set(claim, owner ?? draft.reading.file);
    }
  }
}

function reportDuplicateExercises(drafts: readonly Draft[]): void {
  const owners = new Map<string, string>();
  for (const { reading } of drafts) {
    for (const { id, line } of [...reading.exercises, ...reading.changes, ...reading.webChanges]) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        report(reading, line, `exercise id "${id}" is already taken by ${owner}`);
      }
      owners.set(id, owner ?? `${reading.file}:${line}`);
    }
  }
}

function resolveLinks({ reading }: Draft, byId: ReadonlyMap<string, ParsedLesson>): void {
  for (const pending of reading.links) {
    const { line, link } = pending;
    if (link.kind === 'lesson') {
      const id = (pending.id ??= link.slug);
      const target = byId.get(id);
      if (target === undefined) {
        report(reading, line, `no lesson has the id "${id}"`);
      } else {
        link.slug = target.facts.slug;
        const { contents } = target.draft.reading;
        if (link.passage && !contents.some(({ slug }) => slug === link.passage)) {
          report(
            reading,
            line,
            `${target.facts.id} has no heading with the slug "${link.passage}"`,
          );
        }
      }
    }
  }
}

function assemble(
  { draft, facts, position }: PlacedLesson,
  buildsOn: readonly string[],
  placed: PlacedLessons,
  school: Pick<School, 'courses' | 'programs'>,
): Lesson {
  const linksTo = (ids: readonly string[]): LessonLink[] =>
    ids.flatMap((id) => {
      const target = placed.get(id)?.facts;
      return target === undefined ? [] : [linkTo(target)];
    });
  const earlier = linkedTerms(position.before, placed);
  const { blocks, marked } = marksOf(draft.blocks, [...earlier.values()]);
  return {
    ...facts,
    ...(draft.language === undefined ? {} : { language: draft.language }),
    minutes: lessonMinutes({ words: countWords(draft.blocks), blocks: draft.blocks }),
    buildsOn: linksTo(position.before.filter((id) => buildsOn.includes(id))),
    position: positionOf(position),
    previous: linksTo(position.previous === undefined ? [] : [position.previous])[0] ?? null,
    next: linksTo(position.next === undefined ? [] : [position.next])[0] ?? null,
    opens: openedBy(facts.id, placed, school.courses),
    ...(position.next === undefined ? { end: courseEnd(position.course.id, school) } : {}),
    contents: draft.reading.contents,
    blocks,
    terms: Object.fromEntries(
      marked.flatMap((term) => {
        const entry = earlier.get(term)?.entry;
        return entry === undefined ? [] : [[term, entry]];
      }),
    ),
  };
}

const knownMarks = new WeakMap<readonly Block[], { terms: string; marks: Marks }>();

type Marks = ReturnType<typeof markTerms>;

/**
 * Marks terms in blocks. Cached until the terms or the blocks change, because every block is searched for
 * every term.
 */
function marksOf(draftBlocks: readonly Block[], terms: readonly LinkedTerm[]): Marks {
  const key = terms.map(({ slug, pattern }) => `${slug} ${pattern.source}`).join('\n');
  const known = knownMarks.get(draftBlocks);
  if (known?.terms === key) return known.marks;
  const marks = markTerms(draftBlocks, terms);
  knownMarks.set(draftBlocks, { terms: key, marks });
  return marks;
}

interface LinkedTerm {
  slug: string;
  pattern: RegExp;
  entry: TermEntry;
}

/** Returns the terms that lessons introduced, by slug. Skips everyday words, which aren't linked. */
function linkedTerms(lessons: readonly string[], placed: PlacedLessons): Map<string, LinkedTerm> {
  const terms = lessons.flatMap((id) => {
    const facts = placed.get(id)?.facts;
    if (facts === undefined) return [];
    return facts.introduces.terms
      .filter(({ isEveryday }) => !isEveryday)
      .map((term): [string, LinkedTerm] => [term.slug, linkedTerm(term, facts)]);
  });
  // Reversed, so that the first lesson to introduce a term wins.
  return new Map(terms.reverse());
}

function linkedTerm(term: IntroducedTerm, facts: FrontMatter): LinkedTerm {
  return {
    slug: term.slug,
    pattern: termPattern(term),
    entry: { term: term.term, means: term.means, lesson: linkTo(facts) },
  };
}

function positionOf({ course, module, number, of }: Position): LessonPosition {
  return {
    course: { slug: course.slug, title: course.title },
    module: { id: module.id, title: module.title },
    number,
    of,
  };
}

/** Returns the courses whose last prerequisite is this lesson, except the lesson's own course. */
function openedBy(
  id: string,
  placed: PlacedLessons,
  courses: readonly CompiledCourse[],
): OpenedCourse[] {
  const next = placed.get(id)?.position.next;
  return courses.flatMap((course) => {
    const first = placed.get(course.modules[0]?.lessons[0] ?? '');
    if (first === undefined || first.facts.id === next) return [];
    const isOpened = first.position.before.at(-1) === id;
    return isOpened ? [{ ...linkTo(first.facts), course: course.title }] : [];
  });
}

function linkTo({ id, slug, title }: FrontMatter): LessonLink {
  return { id, slug, title };
}
