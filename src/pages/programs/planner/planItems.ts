import type { Course, MinutesRange, Program } from '../../../content/model';
import { lessonsOf } from '../../../content/path';
import { programParts } from '../../../content/programParts';
import { lessonFacts, type TutorialMap } from '../../../content/totals';

/** A lesson that a plan hands out. */
export interface PlanItem {
  id: string;
  slug: string;
  title: string;
  minutes: MinutesRange;
}

/**
 * All work of a program in the order in which it is done.
 *
 * @throws Error for a course, module or tutorial that does not exist.
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
