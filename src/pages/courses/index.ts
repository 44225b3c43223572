import type { LazyModule } from '../../prerendered/lazyModule';
import { compareBox, courseControls, courseTexts } from './deferred';

export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';

export const deferred: readonly LazyModule<unknown>[] = [courseTexts, courseControls, compareBox];
