/** What the compiled lessons look like as files. */
import type { Block, Lesson, TutorialFacts } from '../../content/lesson';

const HEADER =
  '// Made by src/build/content/generate.ts from src/content/tutorials. Changes here are lost.\n';

/** The files that the site imports, by their path within the output folder. */
export function filesOf(lessons: readonly Lesson[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const lesson of lessons) {
    files.set(`lessons/${lesson.slug}.json`, `${JSON.stringify(lesson)}\n`);
  }
  files.set('tutorials.ts', tutorialsModule(lessons));
  files.set('lessonChunks.ts', chunksModule(lessons));
  return files;
}

/** What lists need to know of a lesson. */
export function factsOf(lesson: Lesson): TutorialFacts {
  const { id, slug, title, description, subject, level, minutes, updated, prerequisites, blocks } =
    lesson;
  const exerciseIds = blocks.flatMap((block: Block) =>
    block.kind === 'exercise' ? [block.id] : [],
  );
  return {
    id,
    slug,
    title,
    description,
    subject,
    level,
    minutes,
    updated,
    exercises: exerciseIds.length,
    prerequisites: prerequisites.map((link) => link.id),
    exerciseIds,
  };
}

function tutorialsModule(lessons: readonly Lesson[]): string {
  const facts = JSON.stringify(lessons.map(factsOf), null, 2);
  return `${HEADER}import type { TutorialFacts } from '../src/content/lesson';

/** The lessons of the site, by subject and place within it. */
export const TUTORIALS: readonly TutorialFacts[] = ${facts};
`;
}

function chunksModule(lessons: readonly Lesson[]): string {
  // Literal imports, so that webpack makes one chunk of each lesson.
  const entries = lessons.map(
    ({ slug }) =>
      `  '${slug}': () =>\n    import(/* webpackChunkName: "lesson-${slug}" */ './lessons/${slug}.json').then(asLesson),\n`,
  );
  return `${HEADER}import type { Lesson } from '../src/content/lesson';

function asLesson(module: { default: unknown }): Lesson {
  return module.default as Lesson;
}

/** Fetches a lesson by its slug. */
export const LESSON_CHUNKS: Record<string, () => Promise<Lesson>> = {
${entries.join('')}};
`;
}
