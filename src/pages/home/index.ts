import type { LazyModule } from '../../prerendered/lazyModule';
import { setAsideNotice } from '../../progress/widgets/lazyWidgets';
import { firstExercise, heroTexts, learningSteps, lowerSections, projects } from './homeChunks';

export { head } from './head';
export { HomePage as Page } from './HomePage';

export const deferred: readonly LazyModule<unknown>[] = [
  heroTexts,
  firstExercise,
  learningSteps,
  projects,
  lowerSections,
  setAsideNotice,
];
