import { lazyModule } from '../../prerendered/lazyModule';

/** The page's static text. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "mock-sections" */ './mockSections'),
);

/** Interview form, tasks, and review. */
export const interview = lazyModule(
  () => import(/* webpackChunkName: "mock-interview" */ './Interview'),
);
