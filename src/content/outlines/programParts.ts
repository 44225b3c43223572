import type { Course, Module, Program, ProgramStep } from '../model';

/** One step of a program with its course and modules. */
export interface ProgramPart {
  step: ProgramStep;
  course: Course;
  /** The step's modules, in the program's order. */
  modules: readonly Module[];
}

/**
 * Resolves the steps of a program.
 *
 * @throws Error if a course or module doesn't exist; the build's validation reports that first.
 */
export function programParts(program: Program, courses: readonly Course[]): ProgramPart[] {
  return program.steps.map((step) => {
    const course = courses.find(({ id }) => id === step.course);
    if (!course) {
      throw new Error(`There is no course with the id "${step.course}".`);
    }
    const modules = step.modules
      ? step.modules.map((id) => moduleOf(course, id))
      : [...course.modules];
    return { step, course, modules };
  });
}

function moduleOf(course: Course, id: string): Module {
  const found = course.modules.find((module) => module.id === id);
  if (!found) {
    throw new Error(`The course "${course.id}" has no module with the id "${id}".`);
  }
  return found;
}
