import type { TutorialFacts as CompiledFacts } from './lesson';
import type { Course, MinutesRange, Module, Program } from './model';
import { programParts } from './outlines/programParts';

/** The facts about a tutorial needed to compute totals. */
export type TutorialFacts<Slug extends string = string> = Pick<
  CompiledFacts<Slug>,
  'id' | 'slug' | 'title' | 'subject' | 'minutes' | 'exercises'
>;

/** Maps tutorial ids to the facts needed to compute totals. */
export type TutorialMap<Slug extends string = string> = ReadonlyMap<string, TutorialFacts<Slug>>;

/** Totals for part of the content, such as a course. */
export interface Totals {
  modules: number;
  lessons: number;
  /** Number of exercises in all lessons. */
  exercises: number;
  /** Time for reading the lessons and doing their exercises. */
  minutes: MinutesRange;
}

const nothing: Totals = {
  modules: 0,
  lessons: 0,
  exercises: 0,
  minutes: { from: 0, to: 0 },
};

/** Builds a `TutorialMap` from a list of tutorials. */
export function mapTutorials<Slug extends string>(
  tutorials: Iterable<TutorialFacts<Slug>>,
): TutorialMap<Slug> {
  return new Map([...tutorials].map((tutorial) => [tutorial.id, tutorial]));
}

/**
 * Returns the facts about a lesson.
 *
 * @param id - the lesson's id
 * @param tutorials - facts about all lessons
 * @throws Error if there's no such lesson; the build's validation reports that first
 */
export function lessonFacts<Slug extends string>(
  id: string,
  tutorials: TutorialMap<Slug>,
): TutorialFacts<Slug> {
  const facts = tutorials.get(id);
  if (!facts) {
    throw new Error(`There is no lesson with the id "${id}".`);
  }
  return facts;
}

/** Returns a module's totals. Throws if a lesson doesn't exist. */
export function moduleTotals(module: Pick<Module, 'lessons'>, tutorials: TutorialMap): Totals {
  return module.lessons.reduce<Totals>(
    (totals, id) => {
      const { minutes, exercises } = lessonFacts(id, tutorials);
      return add(totals, { modules: 0, lessons: 1, exercises, minutes });
    },
    { ...nothing, modules: 1 },
  );
}

/** Returns a course's totals. Throws if a lesson doesn't exist. */
export function courseTotals(course: Course, tutorials: TutorialMap): Totals {
  return modulesTotals(course.modules, tutorials);
}

/**
 * Returns a program's totals: the sum over the modules in its steps.
 *
 * @throws Error if a course, module, or lesson doesn't exist.
 */
export function programTotals(
  program: Program,
  courses: readonly Course[],
  tutorials: TutorialMap,
): Totals {
  return programParts(program, courses)
    .map((part) => modulesTotals(part.modules, tutorials))
    .reduce(add, nothing);
}

function modulesTotals(modules: readonly Module[], tutorials: TutorialMap): Totals {
  return modules.map((module) => moduleTotals(module, tutorials)).reduce(add, nothing);
}

function add(a: Totals, b: Totals): Totals {
  return {
    modules: a.modules + b.modules,
    lessons: a.lessons + b.lessons,
    exercises: a.exercises + b.exercises,
    minutes: { from: a.minutes.from + b.minutes.from, to: a.minutes.to + b.minutes.to },
  };
}
