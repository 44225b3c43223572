import { HAS_COHORTS, HAS_OFFERS } from '../../../.generated/office/has';
import { OWN_SECTIONS } from '../../../.generated/school/sections/programs';
import type { LazyModule } from '../../prerendered/lazyModule';
import { programOffice, programProjects, programTexts } from './programsChunks';

export { head } from './head';
export { ProgramsPage as Page } from './ProgramsPage';

export const deferred: readonly LazyModule<unknown>[] = [
  programTexts,
  programProjects,
  ...(HAS_OFFERS || HAS_COHORTS ? [programOffice] : []),
  ...OWN_SECTIONS,
];
