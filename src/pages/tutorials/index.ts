import { OWN_SECTIONS } from '../../../.generated/school/sections/tutorials';
import type { LazyModule } from '../../prerendered/lazyModule';
import { returning } from '../../progress/widgets/lazyReturning';
import { readerProgress } from './lazyProgress';
import { entryCheck, filterForm, results, texts } from './tutorialsChunks';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const deferred: readonly LazyModule<unknown>[] = [
  texts,
  entryCheck,
  filterForm,
  results,
  readerProgress,
  returning,
  ...OWN_SECTIONS,
];
