import { CAREFUL, QUICK, ROUNDED_TO, type Pace } from '../../content/minutes';

/** Returns a description of how lesson times are estimated, with the constants that the build uses. */
export function timeFormula(): string {
  const range = (of: (pace: Pace) => number) => `${of(CAREFUL)} to ${of(QUICK)}`;
  const task = (of: (pace: Pace) => number) => `${of(QUICK)} to ${of(CAREFUL)}`;
  return [
    `The time for a lesson is an estimate based on a formula: ${range(({ words }) => words)} words per minute and ${range(({ codeLines }) => codeLines)} lines of code per minute.`,
    `For an exercise where you write code, the estimate is ${task(({ written }) => written['warm-up'])} minutes for a warm-up, ${task(({ written }) => written.core)} for a core exercise, and ${task(({ written }) => written.stretch)} for a stretch exercise.`,
    `Predicting output takes ${task(({ predict }) => predict)} minutes, putting lines in order takes ${task(({ order }) => order)}, and a check-yourself question takes ${task(({ check }) => check)}.`,
    `The total is rounded to the nearest ${ROUNDED_TO} minutes. The time for a course or a program is the sum of its lessons' times.`,
  ].join(' ');
}
