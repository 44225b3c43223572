import type { Course, MinutesRange, Program } from '../../../../content/model';
import { lessonsOf } from '../../../../content/outlines/path';
import { programParts } from '../../../../content/outlines/programParts';
import { lessonFacts, type TutorialMap } from '../../../../content/totals';

/** A lesson to schedule. */
export interface PlanItem {
  id: string;
  slug: string;
  title: string;
  minutes: MinutesRange;
}

/**
 * Returns all lessons of a program in study order.
 *
 * @throws Error if a course, module, or tutorial doesn't exist
 */
export function planItems(
  program: Program,
  courses: readonly Course[],
  tutorials: TutorialMap,
): PlanItem[] {
  return programParts(program, courses).flatMap(({ modules }) =>
    lessonsOf({ modules }).map((lesson): PlanItem => {
      const { id, slug, title, minutes } = lessonFacts(lesson, tutorials);
      return { id, slug, title, minutes };
    }),
  );
}
