/** What tests look for in the built site, chosen from the contents it is built of: a team's own make other choices. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../../src/site/addresses';
import { courses } from '../../../src/content/courses';
import {
  codeText,
  isTask,
  type ExerciseBlock,
  type Lesson,
  type WebFile,
  type WebLanguage,
} from '../../../src/content/lesson';
import { lessonSections } from '../../../src/build/content/sections';
import type { Course } from '../../../src/content/model';
import { lessonFacts, mapTutorials } from '../../../src/content/totals';

const LESSONS = path.resolve(import.meta.dirname, '../../../.generated/lessons');
const TUTORIAL_MAP = mapTutorials(TUTORIALS);

/** A lesson with an example that runs, whose first exercise, and first core one, asks for a function. */
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

/** An exercise that asks for a page whose HTML the reader writes, and its lesson. */
export const PAGE_EXERCISE = exerciseWith('html');

/** One whose script the reader writes. */
export const SCRIPT_EXERCISE = exerciseWith('js');

/** A project in which the reader goes on with one file of a page from part to part. */
export const PROJECT = first(
  TUTORIALS.flatMap(({ slug }) => {
    const parts = readLesson(slug).blocks.filter((block) => block.kind === 'webExercise');
    const [one, two, ...more] = parts.filter(
      ({ id, continues }) =>
        continues !== undefined || parts.some((other) => other.continues?.id === id),
    );
    const language = one?.files.find(({ isGiven }) => !isGiven)?.language;
    return one && two && language ? [{ slug, language, parts: [one, two, ...more] as const }] : [];
  }),
  'project in parts',
);

/** A word of one lesson's title that no other title has. */
export const TITLE_WORD = longest(
  TUTORIALS.flatMap(({ title }) => wordsOf(title)).filter(
    (word) => TUTORIALS.filter(({ title }) => wordsOf(title).includes(word)).length === 1,
  ),
  (word) => word,
);

/** The word as somebody types it who is in a hurry: two letters within it are swapped. */
export const MISTYPED_WORD = swapWithin(TITLE_WORD);

/** The lesson that the word belongs to. */
export const NAMED_LESSON = first(
  TUTORIALS.filter(({ title }) => wordsOf(title).includes(TITLE_WORD)),
  'lesson',
);

/** A passage whose title has much to be found by. */
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

/** Its address. */
export const PASSAGE_ADDRESS = `${lessonAddress(PASSAGE.page)}#${PASSAGE.slug}`;

/** A topic that is a topic of one course, and in the texts of no other. */
export const TOPIC = first(
  courses.flatMap(({ topics }) => topics).filter((topic) => coursesWith(topic).length === 1),
  'topic of one course alone',
);

/** The course it belongs to. */
export const TOPIC_COURSE = first(coursesWith(TOPIC), 'course');

/** The course with the most modules, among those with a lesson to read in a module that is closed at first. */
export const LONG_COURSE = longest(
  courses.filter((course) => closedLessons(course).length > 0),
  ({ modules }) => modules,
);

/** That lesson, and its module. */
export const CLOSED_LESSON = first(closedLessons(LONG_COURSE), 'closed lesson');

/** The last lesson of the course. */
export const LAST_LESSON = lessonFacts(
  first(LONG_COURSE.modules.at(-1)?.lessons.slice(-1) ?? [], 'last lesson'),
  TUTORIAL_MAP,
);

/** A live preview that is all the code of its section, and the lesson's slug. */
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

/** @param slug - of a lesson
 *  @returns its content */
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
  if (item === undefined) throw new Error(`The contents have no ${name} to test with.`);
  return item;
}

/** The first of the items that are longest by what `of` gives. */
function longest<T>(list: readonly T[], of: (item: T) => { length: number }): T {
  return first(
    list.toSorted((a, b) => of(b).length - of(a).length),
    'item',
  );
}

/** A function that does nothing yet runs without an error, so that it is the tests that fail. */
function isFunction({ starter }: ExerciseBlock): boolean {
  return codeText(starter).startsWith('function ');
}

function exerciseWith(own: WebLanguage) {
  const isOwn = ({ language, isGiven }: WebFile) => language === own && !isGiven;
  return first(
    TUTORIALS.flatMap(({ slug }) =>
      readLesson(slug).blocks.flatMap((block) =>
        block.kind === 'webExercise' && block.files.some(isOwn) ? [{ slug, exercise: block }] : [],
      ),
    ),
    `exercise that asks for a page's ${own}`,
  );
}
