import type { Course, Program, ProgramStep } from '../../../content/model';
import { modulesThrough } from '../../../content/outlines/path';

/**
 * Makes a program of each course, for schools that write no programs, so that the programs page and the
 * planner work for every school. The project of a course is its checkpoint.
 *
 * @param courses - valid courses
 * @returns a program per course, which starts with the courses that it builds on
 */
export function coursePrograms(courses: readonly Course[]): Program[] {
  return courses.map((course) => ({
    id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    forWhom: course.forWhom,
    steps: stepsTo(course, undefined, courses, course.id),
  }));
}

/** Returns the steps to a course, or to one of its modules, after those of its prerequisites. */
function stepsTo(
  course: Course,
  through: string | undefined,
  courses: readonly Course[],
  program: string,
): ProgramStep[] {
  const needed = course.prerequisites.flatMap((prerequisite) => {
    const other = courses.find(({ id }) => id === prerequisite.course);
    return other ? stepsTo(other, prerequisite.through, courses, program) : [];
  });
  const step: ProgramStep = {
    course: course.id,
    ...(through ? { modules: modulesThrough(course.modules, through).map(({ id }) => id) } : {}),
    checkpoint: {
      id: `${program}-${course.id}`,
      title: course.project.title,
      shows: course.project.acceptance,
    },
  };
  return [...withoutRepeats(needed), step];
}

/** Lists each course once, with the most modules that any step needs of it. */
function withoutRepeats(steps: readonly ProgramStep[]): ProgramStep[] {
  const byCourse = new Map<string, ProgramStep>();
  for (const step of steps) {
    const other = byCourse.get(step.course);
    if (!other || modulesIn(step) > modulesIn(other)) byCourse.set(step.course, step);
  }
  return [...byCourse.values()];
}

/** Returns the number of a step's modules; infinite if it's the whole course. */
function modulesIn({ modules }: ProgramStep): number {
  return modules?.length ?? Infinity;
}
