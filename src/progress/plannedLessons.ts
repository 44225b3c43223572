import type { Outlines } from '../content/courseOutline';
import type { LessonLink } from '../content/lesson';
import { programLessons } from '../content/programLessons';

/**
 * @param plan - the stored text of the study plan; may be anything
 * @param outlines - of all courses and programs
 * @returns the lessons of the plan, in its order; none where no plan was started
 */
export function plannedLessons(plan: string | null, outlines: Outlines): LessonLink[] {
  const params = new URLSearchParams(plan ?? '');
  const leftOut = new Set((params.get('done') ?? '').split('.'));
  return programLessons(params.get('program') ?? '', outlines).filter(({ id }) => !leftOut.has(id));
}
