import type { LazyModule } from '../../prerendered/lazyModule';
import { filterForm, marks, results, texts } from './deferred';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const deferred: readonly LazyModule<unknown>[] = [texts, filterForm, results, marks];
