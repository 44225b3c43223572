import type { LazyModule } from '../../prerendered/lazyModule';
import { courseTexts } from './deferred';

export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';

export const deferred: readonly LazyModule<unknown>[] = [courseTexts];
