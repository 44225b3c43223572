import type { LazyModule } from '../../prerendered/lazyModule';
import { review, sections } from './reviewChunks';

export { head } from './head';
export { ReviewPage as Page } from './ReviewPage';

export const deferred: readonly LazyModule<unknown>[] = [sections, review];
