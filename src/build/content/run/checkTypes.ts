/** Checks the types of TypeScript exercises. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  createTypeChecker,
  type TypeProblem,
} from '../../../languages/typescript/types/checkTypes';
import type { ExerciseProgram } from '../solutions/programs';
import type { Fault } from './outcomes';

/** In a solutions file: the compiler must refuse this wrong solution. */
const TYPES = 'types';

const check = createTypeChecker(readLibraries());

/**
 * @returns faults of the solutions whose types are wrong, and of the wrong solutions that should be refused for their
 * types but aren't
 */
export function checkTypes({ id, solution, typeTests, set }: ExerciseProgram): {
  inLesson: Fault[];
  inSet: Fault[];
} {
  const tests = typeTests?.typed;
  const problemOf = (typed: string | undefined): string | undefined =>
    typed === undefined ? undefined : describe(check(typed, tests)[0]);
  const wrongSolution = problemOf(solution.typed);
  const inSet = (set?.right ?? []).flatMap(({ line, words, typed }): Fault[] => {
    const problem = problemOf(typed);
    return problem === undefined ? [] : [{ line, reason: `"${words}" is right, but ${problem}` }];
  });
  for (const { line, words, by, typed } of set?.wrong ?? []) {
    if (by === TYPES && problemOf(typed) === undefined) {
      inSet.push({ line, reason: `"${words}" should have a type error, but it has none` });
    }
  }
  return {
    inLesson:
      wrongSolution === undefined
        ? []
        : [{ line: solution.line, reason: `the solution to "${id}" ${wrongSolution}` }],
    inSet,
  };
}

function describe(problem: TypeProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const { line, message, tested } = problem;
  if (tested === undefined) return `has a type error in line ${line}: ${message}`;
  return tested.isAccepted
    ? `accepts the type test "${tested.code}", which has a @ts-expect-error`
    : `fails the type test "${tested.code}": ${message}`;
}

function readLibraries(): ReadonlyMap<string, string> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
  const names = readdirSync(folder).filter((name) => /^lib\..+\.d\.ts$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
