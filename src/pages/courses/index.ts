import { OWN_SECTIONS } from '../../../.generated/school/sections/courses';
import type { LazyModule } from '../../prerendered/lazyModule';
import { comparing, courseControls, courseTexts } from './coursesChunks';

export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';

export const deferred: readonly LazyModule<unknown>[] = [
  courseTexts,
  courseControls,
  comparing,
  ...OWN_SECTIONS,
];
