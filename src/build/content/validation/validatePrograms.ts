import type { Course, Program } from '../../../content/model';
import { modulesThrough } from '../../../content/outlines/path';
import { entryOf, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';

/**
 * Checks programs: steps must refer to existing courses and modules, include each module once and in course
 * order, and come after the courses they build on.
 */
export function checkPrograms({ programs, courses }: ContentSet): ContentProblem[] {
  return programs.flatMap((program) => checkProgram(program, courses));
}

function checkProgram(program: Program, courses: readonly Course[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  /** Index of the last module included so far, by course id. */
  const reached = new Map<string, number>();
  program.steps.forEach((step, index) => {
    const entry = entryOf(program.id, `steps ${index + 1}`);
    const report = (field: string, reason: string): void => {
      problems.push({ file: programFile(program), entry: `${entry}: ${field}`, reason });
    };
    const course = courses.find(({ id }) => id === step.course);
    if (!course) {
      report('course', `there is no course "${step.course}"`);
      return;
    }
    for (const { course: id, through } of course.prerequisites) {
      const needed = courses.find((other) => other.id === id)?.modules ?? [];
      const last = modulesThrough(needed, through).length - 1;
      if ((reached.get(id) ?? -1) < last) {
        const what = through === undefined ? `"${id}"` : `"${id}" up to "${through}"`;
        report('course', `"${course.id}" needs ${what}, which no earlier step includes`);
      }
    }
    let last = reached.get(course.id) ?? -1;
    for (const id of step.modules ?? course.modules.map((module) => module.id)) {
      const index = course.modules.findIndex((module) => module.id === id);
      if (index < 0) {
        report('modules', `the course "${course.id}" has no module "${id}"`);
      } else if (index <= last) {
        report('modules', `"${id}" is listed twice or out of the course's order`);
      }
      last = Math.max(last, index);
    }
    reached.set(course.id, last);
  });
  return problems;
}
