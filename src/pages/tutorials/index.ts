import type { PagePart } from '../PageModule';
import { filterForm, texts } from './parts';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const parts: readonly PagePart[] = [
  { chunks: ['tutorials-texts'], module: texts },
  { chunks: ['tutorials-filters'], module: filterForm },
];
