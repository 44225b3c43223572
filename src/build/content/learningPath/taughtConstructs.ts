import type { Lesson } from '../../../content/lesson';
import { learningPath, type CompiledCourse } from './learningPath';

/**
 * @param lessons - all lessons
 * @param courses - all courses
 * @returns a function that returns the keys of the constructs that a lesson and those before it introduce, by its
 *   slug
 */
export function taughtConstructs(
  lessons: readonly Lesson[],
  courses: readonly CompiledCourse[],
): (slug: string) => ReadonlySet<string> {
  const positions = learningPath(courses);
  const introduced = new Map(lessons.map(({ id, introduces }) => [id, introduces.code]));
  return (slug) => {
    const id = lessons.find((lesson) => lesson.slug === slug)?.id ?? '';
    const path = [...(positions.get(id)?.before ?? []), id];
    return new Set(path.flatMap((lesson) => introduced.get(lesson) ?? []));
  };
}
