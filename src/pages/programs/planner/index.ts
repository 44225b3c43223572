import type { LazyModule } from '../../../prerendered/lazyModule';
import { planner } from './plannerChunks';

export { head } from './head';
export { PlannerPage as Page } from './PlannerPage';

export const deferred: readonly LazyModule<unknown>[] = [planner];
