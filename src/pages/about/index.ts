import { HAS_EVENTS } from '../../../.generated/office/has';
import { OWN_SECTIONS } from '../../../.generated/school/sections/about';
import type { LazyModule } from '../../prerendered/lazyModule';
import { events, sections, storage } from './aboutChunks';

export { head } from './head';
export { AboutPage as Page } from './AboutPage';

export const deferred: readonly LazyModule<unknown>[] = [
  sections,
  storage,
  ...(HAS_EVENTS ? [events] : []),
  ...OWN_SECTIONS,
];
