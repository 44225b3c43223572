import type { LazyModule } from '../../prerendered/lazyModule';
import { filterForm, marks, texts } from './deferred';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const deferred: readonly LazyModule<unknown>[] = [texts, filterForm, marks];
