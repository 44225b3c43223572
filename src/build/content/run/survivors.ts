/** Compares the mutants that pass all tests with the ones that a solution set explains. */
import { trimmed, type Mutant } from '../../../languages/javascript/build/mutants';
import type { Fault } from './outcomes';

/** A mutant that tests don't have to catch. */
interface Explained {
  line: number;
  /** The mutated file. */
  code: string;
}

export interface MutantFaults {
  /** Mutants that pass all tests. Line numbers refer to the lesson's file. */
  unexplained: Fault[];
  /**
   * Explanations that aren't needed, because a test catches the mutant. Line numbers refer to the solutions
   * file.
   */
  needless: Fault[];
}

/**
 * @param id - the exercise
 * @param file - the mutated file's line in the lesson, and its mutants
 * @param explained - mutants with an explanation
 * @param survives - runs a mutant; returns true if it passes all tests
 * @param how - a fence that explains a survivor
 */
export async function findSurvivors(
  id: string,
  file: { line: number; mutants: readonly Mutant[] },
  explained: readonly Explained[],
  survives: (mutant: Mutant, isExplained: boolean) => Promise<boolean>,
  how: string,
): Promise<MutantFaults> {
  const known = new Set(explained.map(({ code }) => normalized(code)));
  const surviving = new Set<string>();
  const unexplained: Fault[] = [];
  for (const mutant of file.mutants) {
    const code = normalized(mutant.code);
    if (!(await survives(mutant, known.has(code)))) continue;
    surviving.add(code);
    if (known.has(code)) continue;
    unexplained.push({
      line: file.line + mutant.line,
      reason: `"${id}": no test catches "${mutant.before.join(' ')}" changed to "${mutant.after.join(' ')}"; test it, or explain in a ${how} fence why it can survive`,
    });
  }
  const needless = explained
    .filter(({ code }) => !surviving.has(normalized(code)))
    .map(({ line }) => ({ line, reason: "this change doesn't survive; remove it" }));
  return { unexplained, needless };
}

/** Removes indentation and empty lines. */
function normalized(code: string): string {
  return trimmed(code.split('\n')).join('\n');
}
