import type { LazyModule } from '../../prerendered/lazyModule';
import { setAsideNotice, completionLine } from '../../progress/widgets/lazyWidgets';
import { entryCheck, filterForm, results, texts } from './tutorialsChunks';
import { marks } from './lazyMarks';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const deferred: readonly LazyModule<unknown>[] = [
  texts,
  entryCheck,
  filterForm,
  results,
  marks,
  setAsideNotice,
  completionLine,
];
