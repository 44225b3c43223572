import type { LazyModule } from '../../prerendered/lazyModule';
import { filter, letters, sections } from './glossaryChunks';

export { head } from './head';
export { GlossaryPage as Page } from './GlossaryPage';

export const deferred: readonly LazyModule<unknown>[] = [sections, letters, filter];
