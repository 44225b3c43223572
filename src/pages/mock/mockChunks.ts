import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of the interviews. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "mock-sections" */ './mockSections'),
);

/** The interview itself. */
export const interview = lazyModule(
  () => import(/* webpackChunkName: "mock-interview" */ './Interview'),
);
