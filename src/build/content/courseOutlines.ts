/** The list of lessons that readers have at hand in a lesson, and how it looks as a file. */
import { courseEnd } from '../../content/courseEnd';
import type { Outlines } from '../../content/courseOutline';
import { programParts } from '../../content/programParts';
import { lessonFacts, mapTutorials } from '../../content/totals';
import type { CountedContent } from './summaries';

const HEADER =
  '// Made by src/build/content/summarize.ts from src/content. Changes here are lost.\n';

/**
 * @param content - courses, programs and the lessons they refer to
 * @returns the lessons of each course by module, and the modules of each program
 */
export function outlinesOf({ courses, programs, tutorials }: CountedContent): Outlines {
  const map = mapTutorials(tutorials);
  return {
    courses: courses.map(({ id: courseId, slug, title, modules }) => ({
      slug,
      title,
      end: courseEnd(courseId, { courses, programs }),
      modules: modules.map((module) => ({
        id: module.id,
        title: module.title,
        summary: module.summary,
        lessons: module.lessons.map((id) => {
          const facts = lessonFacts(id, map);
          return { id, slug: facts.slug, title: facts.title };
        }),
      })),
    })),
    programs: programs.map((program) => ({
      id: program.id,
      title: program.title,
      modules: programParts(program, courses).flatMap(({ modules }) => modules.map(({ id }) => id)),
    })),
  };
}

/**
 * @param content - courses, programs and the lessons they refer to
 * @returns the text of the module of all outlines
 */
export function outlinesModule(content: CountedContent): string {
  return `${HEADER}import type { Outlines } from '../src/content/courseOutline';

export const OUTLINES: Outlines = ${JSON.stringify(outlinesOf(content), null, 2)};
`;
}
