import { CAREFUL, QUICK, ROUNDED_TO, type Pace } from '../../content/minutes';

/** @returns how the time of a lesson is computed, in words, from the numbers that the build uses */
export function timeFormula(): string {
  const range = (of: (pace: Pace) => number) => `${of(CAREFUL)} to ${of(QUICK)}`;
  const task = (of: (pace: Pace) => number) => `${of(QUICK)} to ${of(CAREFUL)}`;
  return [
    `The time for a lesson is an estimate from a formula: ${range(({ words }) => words)} words a minute, and ${range(({ codeLines }) => codeLines)} lines of code.`,
    `An exercise where you write code counts ${task(({ written }) => written['warm-up'])} minutes as a warm-up, ${task(({ written }) => written.core)} as a core one and ${task(({ written }) => written.stretch)} as a stretch.`,
    `A prediction counts ${task(({ predict }) => predict)}, lines to put in order ${task(({ order }) => order)}, a question to check yourself ${task(({ check }) => check)}.`,
    `The sum is rounded to ${ROUNDED_TO} minutes. Course and program times are the sums of their lessons' times.`,
  ].join(' ');
}
