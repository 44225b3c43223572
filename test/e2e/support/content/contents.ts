/**
 * Test data that's selected from the content by its properties, so that the tests also pass with a team's own
 * content. What a school may not have is a `Sample`.
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
import { sample, type Sample } from './need';

const LESSONS = path.resolve(import.meta.dirname, '../../../../.generated/lessons');
const TUTORIAL_MAP = mapTutorials(TUTORIALS);

/** A lesson with a runnable example whose first exercise and first core exercise both ask for a function. */
export const FUNCTION_LESSON = sample(
  'lesson with an example that starts with exercises about a function',
  TUTORIALS.filter(({ slug }) => {
    const { blocks } = readLesson(slug);
    const tasks = blocks.filter(isTask);
    const firsts = [tasks[0], tasks.find(({ step }) => step === 'core')];
    return (
      hasExample(blocks) && firsts.every((task) => task?.kind === 'exercise' && isFunction(task))
    );
  }),
);

/** A lesson with a runnable example. It's `FUNCTION_LESSON` if there is one. */
export const EXAMPLE_LESSON = sample('lesson with a runnable example', [
  ...itemsOf(FUNCTION_LESSON),
  ...TUTORIALS.filter(({ slug }) => hasExample(readLesson(slug).blocks)),
]);

/** Any lesson. It's `EXAMPLE_LESSON` if there is one. */
export const LESSON = first([...itemsOf(EXAMPLE_LESSON), ...TUTORIALS], 'lesson');

/** An example in Python, with its lesson. */
export const PYTHON_EXAMPLE = sample(
  'example in Python',
  TUTORIALS.flatMap(({ slug }) =>
    readLesson(slug).blocks.flatMap((block) =>
      block.kind === 'example' && block.language === 'python' && block.output !== undefined
        ? [{ slug, name: block.id.replace('-', ' '), output: block.output }]
        : [],
    ),
  ),
);

/** An exercise in which the reader writes a page's HTML, with its lesson. */
export const PAGE_EXERCISE = exerciseWith('html');

/** An exercise in which the reader writes a page's script, with its lesson. */
export const SCRIPT_EXERCISE = exerciseWith('js');

/** A multi-part project in which the reader edits the same file in every part. */
export const PROJECT = sample(
  'multi-part project',
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
);

/**
 * The lesson with the longest word that only its title contains, the word, and the word with a typo: two
 * adjacent letters are swapped.
 */
export const NAMED_LESSON = sample(
  'lesson with a long word that only its title has',
  longestFirst(
    TUTORIALS.flatMap((lesson) => wordsOf(lesson.title).map((word) => ({ word, lesson }))).filter(
      ({ word }) => TUTORIALS.filter(({ title }) => wordsOf(title).includes(word)).length === 1,
    ),
    ({ word }) => word,
  ).map(({ word, lesson }) => ({ word, mistyped: swapWithin(word), lesson })),
);

/**
 * The lesson section with the longest title, so that a search for it has many words to match. No other
 * section has this title.
 */
export const PASSAGE = sample('section of a lesson whose title is unique', uniquePassages());

/** A topic that only one of several courses mentions, and the course. */
export const TOPIC = sample(
  'topic that tells one course from the others',
  (courses.length > 1 ? courses : [])
    .flatMap(({ topics }) => topics)
    .flatMap((topic) => {
      const [course, ...others] = coursesWith(topic);
      return course && others.length === 0 ? [{ topic, course }] : [];
    }),
);

/** The course with the most modules. */
export const LONG_COURSE = first(
  longestFirst(courses, ({ modules }) => modules),
  'course',
);

/** A lesson in an initially closed module of `LONG_COURSE`. */
export const CLOSED_LESSON = sample(
  'course with a second module',
  LONG_COURSE.modules.slice(1).flatMap((module) =>
    module.lessons.map((id) => ({
      title: lessonFacts(id, TUTORIAL_MAP).title,
      module: module.title,
    })),
  ),
);

/** The last lesson of `LONG_COURSE`. */
export const LAST_LESSON = lessonFacts(
  first(LONG_COURSE.modules.at(-1)?.lessons.slice(-1) ?? [], 'last lesson'),
  TUTORIAL_MAP,
);

/** A live preview that is the only code in its section, and its lesson's slug. */
export const LONE_PREVIEW = sample(
  'preview in a section without other code',
  TUTORIALS.flatMap(({ slug }) =>
    lessonSections(readLesson(slug).blocks).flatMap(({ blocks }) => {
      const code = blocks.filter(
        ({ kind }) => !['paragraph', 'heading', 'list', 'table', 'note'].includes(kind),
      );
      const [preview] = code;
      return code.length === 1 && preview?.kind === 'preview' ? [{ slug, preview }] : [];
    }),
  ),
);

/** @returns the compiled lesson with this slug */
export function readLesson(slug: string): Lesson {
  return JSON.parse(readFileSync(path.join(LESSONS, `${slug}.json`), 'utf8')) as Lesson;
}

function hasExample(blocks: Lesson['blocks']): boolean {
  return blocks.some(({ kind }) => kind === 'example');
}

function uniquePassages() {
  const passages = TUTORIALS.flatMap(({ slug }) =>
    readLesson(slug).contents.map((entry) => ({
      title: entry.title,
      page: slug,
      address: `${lessonAddress(slug)}#${entry.slug}`,
    })),
  );
  return longestFirst(
    passages.filter(({ title }) => passages.filter((other) => other.title === title).length === 1),
    ({ title }) => title,
  );
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

function itemsOf<T>({ item }: Sample<T>): T[] {
  return item === undefined ? [] : [item];
}

/** @throws if the list is empty, because a school can't be built without such an item */
function first<T>(list: readonly T[], name: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The content has no ${name} to test with.`);
  return item;
}

/** Sorts items by the string or list that `of` returns. */
function longestFirst<T>(list: readonly T[], of: (item: T) => { length: number }): T[] {
  return list.toSorted((a, b) => of(b).length - of(a).length);
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
  return sample(
    `exercise that asks for a page's ${language}`,
    TUTORIALS.flatMap(({ slug }) =>
      readLesson(slug).blocks.flatMap((block) =>
        block.kind === 'webExercise' && block.files.some(isEditable)
          ? [{ slug, exercise: block }]
          : [],
      ),
    ),
  );
}
