import type { LazyModule } from '../../prerendered/lazyModule';
import { sections } from './howItComparesChunks';

export { head } from './head';
export { HowItComparesPage as Page } from './HowItComparesPage';

export const deferred: readonly LazyModule<unknown>[] = [sections];
