import type { PagePart } from '../PageModule';
import { lowerSections } from './LowerSection';
import { firstExercise } from './TryItNow';

export { head } from './head';
export { HomePage as Page } from './HomePage';

export const parts: readonly PagePart[] = [
  { chunks: ['first-exercise'], module: firstExercise },
  { chunks: ['home-sections'], module: lowerSections },
];
