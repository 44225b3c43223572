/**
 * Test data that's selected from the content by its properties, so that the tests also pass with a team's own
 * content.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TUTORIALS } from '../../../../.generated/tutorials';
import { lessonAddress } from '../../../../src/site/addresses';
import { courses } from '../../../../.generated/school/courses';
import {
  codeText,
  isTask,
  type ExerciseBlock,
  type Lesson,
  type WebFile,
  type WebLanguage,
} from '../../../../src/content/lesson';
import { lessonSections } from '../../../../src/build/content/lessons/sections';
import type { Course } from '../../../../src/content/model';
import { lessonFacts, mapTutorials } from '../../../../src/content/totals';

const LESSONS = path.resolve(import.meta.dirname, '../../../../.generated/lessons');
const TUTORIAL_MAP = mapTutorials(TUTORIALS);

/** A lesson with a runnable example whose first exercise and first core exercise both ask for a function. */
export const LESSON = first(
  TUTORIALS.filter(({ slug }) => {
    const { blocks } = readLesson(slug);
    const hasExample = blocks.some(({ kind }) => kind === 'example');
    const tasks = blocks.filter(isTask);
    const firsts = [tasks[0], tasks.find(({ step }) => step === 'core')];
    return hasExample && firsts.every((task) => task?.kind === 'exercise' && isFunction(task));
  }),
  'lesson',
);

/** An exercise in which the reader writes a page's HTML, with its lesson. */
export const PAGE_EXERCISE = exerciseWith('html');

/** An exercise in which the reader writes a page's script, with its lesson. */
export const SCRIPT_EXERCISE = exerciseWith('js');

/** A multi-part project in which the reader edits the same file in every part. */
export const PROJECT = first(
  TUTORIALS.flatMap(({ slug }) => {
    const parts = readLesson(slug).blocks.filter((block) => block.kind === 'webExercise');
    const [part1, part2, ...rest] = parts.filter(
      ({ id, continues }) =>
        continues !== undefined || parts.some((other) => other.continues?.id === id),
    );
    const language = part1?.files.find(({ isGiven }) => !isGiven)?.language;
    return part1 && part2 && language
      ? [{ slug, language, parts: [part1, part2, ...rest] as const }]
      : [];
  }),
  'multi-part project',
);

/** A word that only one lesson's title contains. */
export const TITLE_WORD = longest(
  TUTORIALS.flatMap(({ title }) => wordsOf(title)).filter(
    (word) => TUTORIALS.filter(({ title }) => wordsOf(title).includes(word)).length === 1,
  ),
  (word) => word,
);

/** `TITLE_WORD` with a typo: two adjacent letters are swapped. */
export const MISTYPED_WORD = swapWithin(TITLE_WORD);

/** The lesson with `TITLE_WORD` in its title. */
export const NAMED_LESSON = first(
  TUTORIALS.filter(({ title }) => wordsOf(title).includes(TITLE_WORD)),
  'lesson',
);

/** The lesson section with the longest title, so that a search for it has many words to match. */
export const PASSAGE = longest(
  TUTORIALS.flatMap(({ slug }) =>
    readLesson(slug).contents.map((entry) => ({
      title: entry.title,
      slug: entry.slug,
      page: slug,
    })),
  ),
  ({ title }) => title,
);

export const PASSAGE_ADDRESS = `${lessonAddress(PASSAGE.page)}#${PASSAGE.slug}`;

/** A topic that only one course mentions. */
export const TOPIC = first(
  courses.flatMap(({ topics }) => topics).filter((topic) => coursesWith(topic).length === 1),
  'topic that only one course mentions',
);

export const TOPIC_COURSE = first(coursesWith(TOPIC), 'course');

/**
 * The course with the most modules, chosen from the courses that have a lesson in an initially closed module.
 */
export const LONG_COURSE = longest(
  courses.filter((course) => closedLessons(course).length > 0),
  ({ modules }) => modules,
);

/** A lesson in an initially closed module of `LONG_COURSE`. */
export const CLOSED_LESSON = first(closedLessons(LONG_COURSE), 'closed lesson');

/** The last lesson of `LONG_COURSE`. */
export const LAST_LESSON = lessonFacts(
  first(LONG_COURSE.modules.at(-1)?.lessons.slice(-1) ?? [], 'last lesson'),
  TUTORIAL_MAP,
);

/** A live preview that is the only code in its section, and its lesson's slug. */
export const LONE_PREVIEW = first(
  TUTORIALS.flatMap(({ slug }) =>
    lessonSections(readLesson(slug).blocks).flatMap(({ blocks }) => {
      const code = blocks.filter(
        ({ kind }) => !['paragraph', 'heading', 'list', 'table', 'note'].includes(kind),
      );
      const [preview] = code;
      return code.length === 1 && preview?.kind === 'preview' ? [{ slug, preview }] : [];
    }),
  ),
  'preview in a section without other code',
);

/** @returns the compiled lesson with this slug */
export function readLesson(slug: string): Lesson {
  return JSON.parse(readFileSync(path.join(LESSONS, `${slug}.json`), 'utf8')) as Lesson;
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().match(/[a-z]{6,}/g) ?? [];
}

function swapWithin(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function coursesWith(topic: string): Course[] {
  return courses.filter(({ title, description, topics }) =>
    [title, description, ...topics].join(' ').toLowerCase().includes(topic),
  );
}

function closedLessons({ modules }: Course): { title: string; module: string }[] {
  return modules.slice(1).flatMap((module) =>
    module.lessons.map((id) => ({
      title: lessonFacts(id, TUTORIAL_MAP).title,
      module: module.title,
    })),
  );
}

function first<T>(list: readonly T[], name: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content has no ${name} to test with.`);
  return item;
}

/** Returns the item for which `of` returns the longest string or list. */
function longest<T>(list: readonly T[], of: (item: T) => { length: number }): T {
  return first(
    list.toSorted((a, b) => of(b).length - of(a).length),
    'item',
  );
}

/**
 * Returns true if the starter code declares a function. Such code runs without errors, so only the tests
 * fail.
 */
function isFunction({ starter }: ExerciseBlock): boolean {
  return codeText(starter).startsWith('function ');
}

function exerciseWith(language: WebLanguage) {
  const isEditable = (file: WebFile) => file.language === language && !file.isGiven;
  return first(
    TUTORIALS.flatMap(({ slug }) =>
      readLesson(slug).blocks.flatMap((block) =>
        block.kind === 'webExercise' && block.files.some(isEditable)
          ? [{ slug, exercise: block }]
          : [],
      ),
    ),
    `exercise that asks for a page's ${language}`,
  );
}
