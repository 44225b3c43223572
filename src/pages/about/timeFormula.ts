import { CAREFUL, QUICK, ROUNDED_TO } from '../../content/minutes';
import * as texts from '../../texts/en/aboutSections';

/** Returns a description of how lesson times are estimated, with the constants that the build uses. */
export function timeFormula(): string {
  type Pace = typeof QUICK;
  const rate = (of: (pace: Pace) => number) => ({ from: of(CAREFUL), to: of(QUICK) });
  const task = (of: (pace: Pace) => number) => ({ from: of(QUICK), to: of(CAREFUL) });
  return texts.timeFormula({
    words: rate(({ words }) => words),
    codeLines: rate(({ codeLines }) => codeLines),
    warmUp: task(({ tasks }) => tasks.exercise['warm-up']),
    core: task(({ tasks }) => tasks.exercise.core),
    stretch: task(({ tasks }) => tasks.exercise.stretch),
    predict: task(({ tasks }) => tasks.predict),
    order: task(({ tasks }) => tasks.order),
    check: task(({ check }) => check),
    roundedTo: ROUNDED_TO,
  });
}
