import type { LazyModule } from '../../prerendered/lazyModule';
import { filterForm, results, texts } from './deferred';
import { marks } from './lazyMarks';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const deferred: readonly LazyModule<unknown>[] = [texts, filterForm, results, marks];
