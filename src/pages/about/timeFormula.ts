import { CAREFUL, QUICK, ROUNDED_TO, type Pace } from '../../content/minutes';

/** Returns a description of how lesson times are estimated, with the constants that the build uses. */
export function timeFormula(): string {
  const range = (of: (pace: Pace) => number) => `${of(CAREFUL)} to ${of(QUICK)}`;
  const task = (of: (pace: Pace) => number) => `${of(QUICK)} to ${of(CAREFUL)}`;
  return [
    `The time for a lesson is an estimate based on a formula: ${range(({ words }) => words)} words a minute, and ${range(({ codeLines }) => codeLines)} lines of code.`,
    `For an exercise where you write code, it's ${task(({ written }) => written['warm-up'])} minutes for a warm-up, ${task(({ written }) => written.core)} for a core exercise and ${task(({ written }) => written.stretch)} for a stretch.`,
    `Predicting output takes ${task(({ predict }) => predict)}, putting lines in order takes ${task(({ order }) => order)}, and a check-yourself question takes ${task(({ check }) => check)}.`,
    `The total is rounded to the nearest ${ROUNDED_TO} minutes. Course and program times are the sums of their lessons' times.`,
  ].join(' ');
}
