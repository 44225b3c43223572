import { OWN_SECTIONS } from '../../../.generated/school/sections/home';
import type { LazyModule } from '../../prerendered/lazyModule';
import { isBack, readContinueEntry } from '../../progress/continue/continueEntry';
import { returning } from '../../progress/widgets/lazyReturning';
import { firstExercise, heroTexts, learningSteps, lowerSections, projects } from './homeChunks';

export { head } from './head';
export { HomePage as Page } from './HomePage';

const FOR_NEWCOMERS = [firstExercise, learningSteps, projects];

export const deferred: readonly LazyModule<unknown>[] = [
  heroTexts,
  ...(isBack(readContinueEntry()) ? [] : FOR_NEWCOMERS),
  ...OWN_SECTIONS,
  lowerSections,
  returning,
];
