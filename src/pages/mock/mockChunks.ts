import { lazyModule } from '../../prerendered/lazyModule';

/** Static texts of the page. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "mock-sections" */ './mockSections'),
);

/** Interview form, tasks, and review. */
export const interview = lazyModule(
  () => import(/* webpackChunkName: "mock-interview" */ './Interview'),
);
