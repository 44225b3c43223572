/** What the compiled lessons look like as files. */
import { glossaryOf } from '../../content/glossary';
import {
  isTask,
  type Block,
  type Lesson,
  type LessonData,
  type LessonOutline,
  type LessonText,
  type TutorialFacts,
} from '../../content/lesson';
import { isLastPart } from './lastPart';
import { readOnOf } from './readOn';
import { cardIdsOf, reviewCardsModule } from './reviewCards';
import { lessonSections, sectionOutlines } from './sections';
import { slugsModule } from './slugs';

const HEADER =
  '// Made by src/build/content/generate.ts from src/content/tutorials. Changes here are lost.\n';

/** The files that site and build import, by their path within the output folder: each lesson whole, and as its page reads it. */
export function filesOf(lessons: readonly Lesson[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const lesson of lessons) {
    files.set(`lessons/${lesson.slug}.json`, `${JSON.stringify(lesson)}\n`);
    files.set(`lessonData/${lesson.slug}.json`, `${JSON.stringify(dataOf(lesson))}\n`);
  }
  files.set('tutorials.ts', tutorialsModule(lessons));
  files.set('glossary.ts', glossaryModule(lessons));
  files.set('reviewCards.ts', reviewCardsModule(lessons));
  files.set('lessonSlugs.ts', HEADER + slugsModule('LessonSlug', lessons));
  files.set('lessonFiles.ts', filesModule(lessons));
  files.set('lessonImports.ts', importsModule(lessons));
  return files;
}

/** What lists need to know of a lesson. */
export function factsOf(lesson: Lesson): TutorialFacts<string> {
  return {
    id: lesson.id,
    slug: lesson.slug,
    ...shownFactsOf(lesson),
    exerciseIds: exerciseIdsOf(lesson),
  };
}

/** What lists and the lesson's own page say of it. */
function shownFactsOf(lesson: Lesson) {
  const { title, description, subject, level, minutes, updated } = lesson;
  const exercises = exerciseIdsOf(lesson).length;
  return { title, description, subject, level, minutes, updated, exercises };
}

function tutorialsModule(lessons: readonly Lesson[]): string {
  const facts = JSON.stringify(lessons.map(factsOf), null, 2);
  return `${HEADER}import type { TutorialFacts } from '../src/content/lesson';

/** The lessons of the site, by course and position within it. */
export const TUTORIALS: readonly TutorialFacts[] = ${facts};
`;
}

function glossaryModule(lessons: readonly Lesson[]): string {
  return `${HEADER}import type { Glossary } from '../src/content/glossary';

/** What the lessons introduce. */
export const GLOSSARY: Glossary = ${JSON.stringify(glossaryOf(lessons), null, 2)};
`;
}

/**
 * @param lesson - a compiled lesson
 * @returns what its page needs from the first
 */
export function outlineOf(lesson: Lesson): LessonOutline {
  const { id, slug, title, description, contents, blocks } = lesson;
  const readOn = readOnOf(blocks);
  return {
    id,
    slug,
    title,
    description,
    contents,
    exerciseIds: exerciseIdsOf(lesson),
    ...(Object.keys(readOn).length > 0 ? { readOn } : {}),
    sections: sectionOutlines(blocks),
    ...(blocks.some(isPage) ? { hasPages: true } : {}),
    ...(blocks.some(isLastPart) ? { isProject: true } : {}),
  };
}

/**
 * @param lesson - a compiled lesson
 * @returns what its page needs only where it is not prerendered, or where it comes to life
 */
export function textOf(lesson: Lesson): LessonText {
  const { outcomes, buildsOn, position, previous, next, opens, end, terms } = lesson;
  return {
    details: {
      ...shownFactsOf(lesson),
      outcomes,
      buildsOn,
      position,
      previous,
      next,
      opens,
      cards: cardIdsOf(lesson).length,
      ...(end ? { end } : {}),
    },
    sections: lessonSections(lesson.blocks),
    terms,
  };
}

function isPage({ kind }: Block): boolean {
  return kind === 'webExercise' || kind === 'preview';
}

function exerciseIdsOf({ blocks }: Lesson): string[] {
  return blocks.filter(isTask).map(({ id }) => id);
}

/**
 * @param lesson - a compiled lesson
 * @returns what its file holds, which the browser fetches
 */
export function dataOf(lesson: Lesson): LessonData {
  return { lesson: outlineOf(lesson), text: textOf(lesson) };
}

/** Where the browser finds the lessons. It is fetched when a link to one is about to be used: no page has it from the first. */
function filesModule(lessons: readonly Lesson[]): string {
  const imports = lessons.map(
    ({ slug }, index) => `import file${index} from './lessonData/${slug}.json?file';\n`,
  );
  const entries = lessons.map(({ slug }, index) => `  '${slug}': file${index},\n`);
  return `${HEADER}${imports.join('')}
/** The addresses of the lessons' files, by their slugs. */
export const LESSON_FILES: Readonly<Record<string, string>> = {
${entries.join('')}};
`;
}

/** The same files for where pages are rendered. */
function importsModule(lessons: readonly Lesson[]): string {
  const entries = lessons.map(
    ({ slug }) =>
      `  '${slug}': async () => (await import('./lessonData/${slug}.json')).default as unknown as LessonData,\n`,
  );
  return `${HEADER}import type { LessonData } from '../src/content/lesson';

/** The lessons by their slugs, in the order of courses. */
export const LESSON_IMPORTS: Readonly<Record<string, () => Promise<LessonData>>> = {
${entries.join('')}};
`;
}
