import type { LazyModule } from '../../prerendered/lazyModule';
import { comparing, courseControls, courseTexts } from './coursesChunks';

export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';

export const deferred: readonly LazyModule<unknown>[] = [courseTexts, courseControls, comparing];
