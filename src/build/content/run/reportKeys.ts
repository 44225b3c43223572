/** Lists the solutions of an exercise that are run for their reports. */
import { hashText } from '../../../progress/entries/hashText';
import type { ExerciseProgram, WebProgram } from '../solutions/programs';
import { filesOf } from './pageFiles';

/** Ends of runs that other messages already explain, so the page doesn't name the mistake again. */
const EXPLAINED = ['error', 'stopped', 'types'];

/** @returns true if the page names the mistake of a wrong solution with this `by` */
export function isNamed(by: string): boolean {
  return !EXPLAINED.includes(by);
}

export interface ReportKeys {
  /** Key of the starter's report, in `Reports`. */
  starter: string;
  /** The wrong solutions that fail a test, with the keys of their reports. */
  wrong: { words: string; key: string }[];
}

/** @returns the keys of an exercise that's checked by tests */
export function programKeys({ starter, tests, set }: ExerciseProgram): ReportKeys {
  return {
    starter: reportKey(starter.code, tests.code),
    wrong: (set?.wrong ?? [])
      .filter(({ by }) => isNamed(by))
      .map(({ words, code }) => ({ words, key: reportKey(code, tests.code) })),
  };
}

/** @returns the keys of a web exercise */
export function pageKeys({ starter, solution, checks, set }: WebProgram): ReportKeys {
  const given = filesOf(solution);
  return {
    starter: reportKey(filesOf(starter), checks.code),
    wrong: (set?.wrong ?? [])
      .filter(({ by }) => isNamed(by))
      .map(({ words, files }) => ({ words, key: reportKey({ ...given, ...files }, checks.code) })),
  };
}

/**
 * @param code - a program's code, or a page's files
 * @param tests - the exercise's tests
 * @returns the key of the report
 */
export function reportKey(code: unknown, tests: string): string {
  return hashText(JSON.stringify([code, tests]));
}
