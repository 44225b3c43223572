import type { Course, Module, Program, Project } from '../../content/model';
import { courseFile, entryOf, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';

/** The names of the fields that an entry must have. */
type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** The fields of each kind of entry; a field that the model has and this does not is an error of types. */
const COURSE: Record<RequiredKeys<Course>, true> = {
  id: true,
  slug: true,
  subject: true,
  title: true,
  description: true,
  level: true,
  topics: true,
  forWhom: true,
  notFor: true,
  outcomes: true,
  prerequisites: true,
  alsoNeeded: true,
  modules: true,
  project: true,
};

const MODULE: Record<keyof Module, true> = { id: true, title: true, summary: true, lessons: true };

const PROJECT: Record<Exclude<keyof Project, 'inputs'>, true> = {
  title: true,
  brief: true,
  acceptance: true,
};

const PROGRAM: Record<keyof Program, true> = {
  id: true,
  slug: true,
  title: true,
  description: true,
  forWhom: true,
  notPromised: true,
  steps: true,
};

/**
 * Finds fields that an entry lacks. The content is run without its types being checked first, so that a writer who
 * leaves one out is told here, before any rule stumbles over it.
 */
export function checkFields({ courses, programs }: ContentSet): ContentProblem[] {
  return [
    ...courses.flatMap((course) => {
      const { id, modules = [], project } = course as Partial<Course>;
      const file = courseFile({ id: id ?? '' });
      const name = id ?? 'a course';
      return [
        ...missing(course, COURSE, file, name),
        ...modules.flatMap((module, index) =>
          missing(module, MODULE, file, entryOf(name, module.id ?? `module ${index + 1}`)),
        ),
        ...(project ? missing(project, PROJECT, file, entryOf(name, 'project')) : []),
      ];
    }),
    ...programs.flatMap((program) =>
      missing(program, PROGRAM, programFile(program), program.id ?? 'a program'),
    ),
  ];
}

function missing(
  entry: object,
  fields: Readonly<Record<string, true>>,
  file: string,
  name: string,
): ContentProblem[] {
  return Object.keys(fields)
    .filter((field) => (entry as Record<string, unknown>)[field] === undefined)
    .map((field) => ({ file, entry: `${name}: ${field}`, reason: 'this field is missing' }));
}
