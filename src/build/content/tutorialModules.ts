/** The modules of all courses, as the list of tutorials shows and searches them, and how that looks as a file. */
import type { Lesson } from '../../content/lesson';
import type { Course } from '../../content/model';
import type { TutorialModule } from '../../content/tutorialModule';

/**
 * @param courses - in the site's order
 * @param lessons - all lessons, compiled
 * @returns the modules in the order of the courses, each with its lessons and the terms they introduce
 */
export function tutorialModulesOf(
  courses: readonly Course[],
  lessons: readonly Lesson[],
): TutorialModule[] {
  const terms = new Map(
    lessons.map(({ id, introduces }) => [id, introduces.terms.map(({ term }) => term)]),
  );
  return courses.flatMap(({ subject, modules }) =>
    modules.map(({ id, title, lessons: ids }) => ({
      id,
      title,
      subject,
      lessons: ids.map((lesson) => ({ id: lesson, terms: terms.get(lesson) ?? [] })),
    })),
  );
}

/** @returns the text of the generated module */
export function tutorialModulesModule(modules: readonly TutorialModule[]): string {
  return `// Made by src/build/content/summarize.ts from src/content. Changes here are lost.
import type { TutorialModule } from '../src/content/tutorialModule';

export const TUTORIAL_MODULES: readonly TutorialModule[] = ${JSON.stringify(modules, null, 2)};
`;
}
