import type { PagePart } from '../PageModule';
import { filterForm, marks, texts } from './parts';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const parts: readonly PagePart[] = [
  { chunks: ['tutorials-texts'], module: texts },
  { chunks: ['tutorials-filters'], module: filterForm },
  { chunks: ['tutorials-marks'], module: marks },
];
