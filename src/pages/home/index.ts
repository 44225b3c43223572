import type { PagePart } from '../PageModule';
import { firstExercise, heroTexts, lowerSections } from './parts';

export { head } from './head';
export { HomePage as Page } from './HomePage';

export const parts: readonly PagePart[] = [
  { chunks: ['home-hero'], module: heroTexts },
  { chunks: ['first-exercise'], module: firstExercise },
  { chunks: ['home-sections'], module: lowerSections },
];
