import type { LazyModule } from '../../prerendered/lazyModule';
import { programProjects, programTexts } from './programsChunks';

export { head } from './head';
export { ProgramsPage as Page } from './ProgramsPage';

export const deferred: readonly LazyModule<unknown>[] = [programTexts, programProjects];
