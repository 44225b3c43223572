import type { Course, Module, Program, ProgramStep, Project } from './model';

/** One step of a program with everything it points at. */
export interface ProgramPart {
  step: ProgramStep;
  course: Course;
  /** The step's modules, in the program's order. */
  modules: readonly Module[];
  /** The course's project, in the step that completes the course. */
  project?: Project;
}

/**
 * Resolves the steps of a program. A course's project belongs to the step after which all modules of the course have
 * been taken, so a program that takes only some modules has no project of that course.
 *
 * @throws Error for a course or module that does not exist; the build's validation reports this first.
 */
export function programParts(program: Program, courses: readonly Course[]): ProgramPart[] {
  const taken = new Set<string>();
  return program.steps.map((step) => {
    const course = courses.find(({ id }) => id === step.course);
    if (!course) {
      throw new Error(`There is no course with the id "${step.course}".`);
    }
    const modules = step.modules
      ? step.modules.map((id) => moduleOf(course, id))
      : [...course.modules];
    for (const { id } of modules) {
      taken.add(id);
    }
    const part: ProgramPart = { step, course, modules };
    return course.modules.every(({ id }) => taken.has(id))
      ? { ...part, project: course.project }
      : part;
  });
}

function moduleOf(course: Course, id: string): Module {
  const found = course.modules.find((module) => module.id === id);
  if (!found) {
    throw new Error(`The course "${course.id}" has no module with the id "${id}".`);
  }
  return found;
}
