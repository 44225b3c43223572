import type { PagePart } from '../PageModule';
import { firstExercise, lowerSections } from './parts';

export { head } from './head';
export { HomePage as Page } from './HomePage';

export const parts: readonly PagePart[] = [
  { chunks: ['first-exercise'], module: firstExercise },
  { chunks: ['home-sections'], module: lowerSections },
];
