import type { LazyModule } from '../../prerendered/lazyModule';
import { sections } from './afterThisChunks';

export { head } from './head';
export { AfterThisPage as Page } from './AfterThisPage';

export const deferred: readonly LazyModule<unknown>[] = [sections];
