import type { LazyModule } from '../../prerendered/lazyModule';
import { sections, storage } from './aboutChunks';

export { head } from './head';
export { AboutPage as Page } from './AboutPage';

export const deferred: readonly LazyModule<unknown>[] = [sections, storage];
