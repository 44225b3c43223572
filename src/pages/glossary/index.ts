import type { LazyModule } from '../../prerendered/lazyModule';
import { sections } from './deferred';

export { head } from './head';
export { GlossaryPage as Page } from './GlossaryPage';

export const deferred: readonly LazyModule<unknown>[] = [sections];
