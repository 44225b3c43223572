/** The ids of which the site can remember something, and how they look as a file: an import leaves out all others. */
import { isTask, type Lesson } from '../../content/lesson';
import type { Course, Program } from '../../content/model';

/** Each list sorted as the content is. */
export interface KnownIds {
  lessons: string[];
  slugs: string[];
  /** Exercises of every kind. */
  tasks: string[];
  /** Code that is no exercise: examples and pages, with their lessons' ids. */
  code: string[];
  courses: string[];
  programs: string[];
}

/**
 * @param lessons - all lessons, compiled
 * @param courses - all courses
 * @param programs - all programs
 * @returns the ids
 */
export function knownIdsOf(
  lessons: readonly Lesson[],
  courses: readonly Course[],
  programs: readonly Program[],
): KnownIds {
  return {
    lessons: lessons.map(({ id }) => id),
    slugs: lessons.map(({ slug }) => slug),
    tasks: lessons.flatMap(({ blocks }) => blocks.filter(isTask).map(({ id }) => id)),
    code: lessons.flatMap((lesson) =>
      lesson.blocks.flatMap((block) =>
        block.kind === 'example' || block.kind === 'preview' ? `${lesson.id}/${block.id}` : [],
      ),
    ),
    courses: courses.map(({ id }) => id),
    programs: programs.map(({ id }) => id),
  };
}

/** @returns the text of the module that the import reads */
export function knownIdsModule(ids: KnownIds): string {
  return `// Made by src/build/content/summarize.ts from src/content. Changes here are lost.

/** The ids of which the site can remember something. */
export const KNOWN_IDS: Readonly<Record<${Object.keys(ids)
    .map((name) => `'${name}'`)
    .join(' | ')}, readonly string[]>> = ${JSON.stringify(ids, null, 2)};
`;
}
