import type { Outlines } from '../content/outlines/courseOutline';
import type { LessonLink } from '../content/lesson';
import { programLessons } from '../content/outlines/programLessons';

/**
 * Lists the lessons of the study plan, without the ones the reader finished before starting it.
 *
 * @param plan - the stored study plan, a query string; untrusted
 * @param outlines - all courses and programs
 * @returns the lessons in plan order; empty if there's no valid plan
 */
export function plannedLessons(plan: string | null, outlines: Outlines): LessonLink[] {
  const params = new URLSearchParams(plan ?? '');
  const excluded = new Set((params.get('done') ?? '').split('.'));
  return programLessons(params.get('program') ?? '', outlines).filter(
    ({ id }) => !excluded.has(id),
  );
}
