import type { LazyModule } from '../../prerendered/lazyModule';
import { paceTable, planner, programBody, programFacts } from './deferred';

export { head } from './head';
export { ProgramsPage as Page } from './ProgramsPage';

export const deferred: readonly LazyModule<unknown>[] = [
  programFacts,
  programBody,
  paceTable,
  planner,
];
