import type { LazyModule } from '../../prerendered/lazyModule';
import { courseWays } from './notFoundChunks';

export { head } from './head';
export { NotFoundPage as Page } from './NotFoundPage';

export const isNotFound = true;

export const deferred: readonly LazyModule<unknown>[] = [courseWays];
