import type { LessonLink } from '../lesson';
import type { Outlines } from './courseOutline';

/**
 * @param id - a program's id
 * @param outlines - outlines of all courses and programs
 * @returns the lessons of its modules, in the program's order; empty if the program doesn't exist
 */
export function programLessons(id: string, { courses, programs }: Outlines): LessonLink[] {
  const moduleIds = programs.find((program) => program.id === id)?.modules ?? [];
  const modules = courses.flatMap((course) => course.modules);
  return moduleIds.flatMap((moduleId) => modules.find((one) => one.id === moduleId)?.lessons ?? []);
}
