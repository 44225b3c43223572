import type { Course, Prerequisite } from '../../content/model';
import { courseFile } from './validateFiles';
import type { ContentProblem } from './validateTypes';

type NeedingCourse = Pick<Course, 'id' | 'modules' | 'prerequisites'>;

/** What courses ask for: it exists, and nothing asks for itself. The learning path cannot be laid out otherwise. */
export function checkPrerequisites(courses: readonly NeedingCourse[]): ContentProblem[] {
  const unknown = courses.flatMap((course) =>
    course.prerequisites.flatMap((needed) => {
      const reason = faultOf(needed, courses);
      return reason === undefined ? [] : [problemOf(course, reason)];
    }),
  );
  return [...unknown, ...findCircles(courses)];
}

function faultOf(
  { course: id, through }: Prerequisite,
  courses: readonly NeedingCourse[],
): string | undefined {
  const course = courses.find((other) => other.id === id);
  if (course === undefined) return `there is no course "${id}"`;
  return through === undefined || course.modules.some((module) => module.id === through)
    ? undefined
    : `the course "${id}" has no module "${through}"`;
}

/** Each circle of prerequisites once, told at the course that closes it. */
function findCircles(courses: readonly NeedingCourse[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const done = new Set<string>();

  function visit(course: NeedingCourse, path: readonly NeedingCourse[]): void {
    const start = path.indexOf(course);
    if (start >= 0) {
      const circle = [...path.slice(start), course].map(({ id }) => id);
      const reason = `prerequisites form a circle: ${circle.join(' -> ')}`;
      problems.push(problemOf(path.at(-1) ?? course, reason));
      return;
    }
    if (done.has(course.id)) {
      return;
    }
    for (const { course: id } of course.prerequisites) {
      const next = courses.find((other) => other.id === id);
      if (next) {
        visit(next, [...path, course]);
      }
    }
    done.add(course.id);
  }

  courses.forEach((course) => visit(course, []));
  return problems;
}

function problemOf(course: NeedingCourse, reason: string): ContentProblem {
  return { file: courseFile(course), entry: `${course.id}: prerequisites`, reason };
}
