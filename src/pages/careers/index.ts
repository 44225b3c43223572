import type { LazyModule } from '../../prerendered/lazyModule';
import { sections } from './careersChunks';

export { head } from './head';
export { CareersPage as Page } from './CareersPage';

export const deferred: readonly LazyModule<unknown>[] = [sections];
