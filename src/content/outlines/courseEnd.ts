import type { CourseEnd } from '../lesson';
import type { Course, CourseId, Program } from '../model';

interface SchoolContent {
  courses: readonly Pick<Course, 'id' | 'slug' | 'title' | 'prerequisites'>[];
  programs: readonly Pick<Program, 'id' | 'title' | 'steps'>[];
}

/**
 * @param id - a course's id
 * @param content - all courses and programs
 * @returns the courses that require the course, or some of its modules, and the programs that include at
 * least some of its modules
 */
export function courseEnd(id: CourseId, { courses, programs }: SchoolContent): CourseEnd {
  return {
    courses: courses
      .filter(({ prerequisites }) => prerequisites.some(({ course }) => course === id))
      .map(({ slug, title }) => ({ slug, title })),
    programs: programs
      .filter(({ steps }) => steps.some(({ course }) => course === id))
      .map((program) => ({ id: program.id, title: program.title })),
  };
}
