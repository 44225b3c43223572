import { TUTORIALS } from '../../../.generated/tutorials';
import { courses } from '../../../.generated/school/courses';
import type { MinutesRange, Program } from '../../content/model';
import { programParts, type ProgramPart } from '../../content/outlines/programParts';
import { programs } from '../../../.generated/school/programs';
import { mapTutorials, moduleTotals, programTotals, type Totals } from '../../content/totals';

/** A step of a program, with its number of lessons and exercises and its study time. */
export interface PathStep extends ProgramPart {
  lessons: number;
  exercises: number;
  minutes: MinutesRange;
}

export interface ProgramPath {
  program: Program;
  steps: readonly PathStep[];
  totals: Totals;
}

export const TUTORIAL_MAP = mapTutorials(TUTORIALS);

/** Every program with its steps resolved and totaled, in the order they're listed in the content. */
export const PROGRAM_PATHS: readonly ProgramPath[] = programs.map((program) => ({
  program,
  steps: programParts(program, courses).map(countStep),
  totals: programTotals(program, courses, TUTORIAL_MAP),
}));

/**
 * Returns the path of a program.
 *
 * @param id - the program's id
 * @throws Error if there's no such program
 */
export function findPath(id: string): ProgramPath {
  const path = PROGRAM_PATHS.find(({ program }) => program.id === id);
  if (!path) throw new Error(`There is no program with the id "${id}".`);
  return path;
}

function countStep(part: ProgramPart): PathStep {
  const step: PathStep = {
    ...part,
    lessons: 0,
    exercises: 0,
    minutes: { from: 0, to: 0 },
  };
  return part.modules
    .map((module) => moduleTotals(module, TUTORIAL_MAP))
    .reduce<PathStep>(
      (sum, { lessons, exercises, minutes }) => ({
        ...sum,
        lessons: sum.lessons + lessons,
        exercises: sum.exercises + exercises,
        minutes: { from: sum.minutes.from + minutes.from, to: sum.minutes.to + minutes.to },
      }),
      step,
    );
}
