import type { Course, Prerequisite } from '../../../content/model';
import { courseFile } from './validateFiles';
import type { ContentProblem } from './validateTypes';

type CourseNode = Pick<Course, 'id' | 'modules' | 'prerequisites'>;

/** Checks that prerequisites exist and don't form cycles, which the learning path relies on. */
export function checkPrerequisites(courses: readonly CourseNode[]): ContentProblem[] {
  const unknown = courses.flatMap((course) =>
    course.prerequisites.flatMap((needed) => {
      const reason = faultOf(needed, courses);
      return reason === undefined ? [] : [problemOf(course, reason)];
    }),
  );
  return [...unknown, ...findCycles(courses)];
}

function faultOf(
  { course: id, through }: Prerequisite,
  courses: readonly CourseNode[],
): string | undefined {
  const course = courses.find((other) => other.id === id);
  if (course === undefined) return `there is no course "${id}"`;
  return through === undefined || course.modules.some((module) => module.id === through)
    ? undefined
    : `the course "${id}" has no module "${through}"`;
}

/** Reports each cycle of prerequisites once, at the course that closes it. */
function findCycles(courses: readonly CourseNode[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const done = new Set<string>();

  function visit(course: CourseNode, path: readonly CourseNode[]): void {
    const start = path.indexOf(course);
    if (start >= 0) {
      const cycle = [...path.slice(start), course].map(({ id }) => id);
      const reason = `prerequisites form a cycle: ${cycle.join(' -> ')}`;
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

function problemOf(course: CourseNode, reason: string): ContentProblem {
  return { file: courseFile(course), entry: `${course.id}: prerequisites`, reason };
}
