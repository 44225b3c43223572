import { CAREFUL, QUICK, ROUNDED_TO } from '../../content/minutes';

/** Returns a description of how lesson times are estimated, with the constants that the build uses. */
export function timeFormula(): string {
  type Pace = typeof QUICK;
  const range = (of: (pace: Pace) => number) => `${of(CAREFUL)} to ${of(QUICK)}`;
  const task = (of: (pace: Pace) => number) => `${of(QUICK)} to ${of(CAREFUL)}`;
  return [
    `The time for a lesson is an estimate based on a formula: ${range(({ words }) => words)} words per minute and ${range(({ codeLines }) => codeLines)} lines of code per minute.`,
    `For an exercise where you write code, the estimate is ${task(({ tasks }) => tasks.exercise['warm-up'])} minutes for a warm-up, ${task(({ tasks }) => tasks.exercise.core)} for a core exercise, and ${task(({ tasks }) => tasks.exercise.stretch)} for a stretch exercise.`,
    `Predicting output takes ${task(({ tasks }) => tasks.predict)} minutes, putting lines in order takes ${task(({ tasks }) => tasks.order)}, and a check-yourself question takes ${task(({ check }) => check)}.`,
    `The total is rounded to the nearest ${ROUNDED_TO} minutes. The time for a course or a program is the sum of its lessons' times.`,
  ].join(' ');
}
