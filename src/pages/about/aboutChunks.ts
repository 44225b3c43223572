import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections above and below the storage controls. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "about-sections" */ './sections/aboutSections'),
);

/** Storage controls, with the code that reads and writes progress. */
export const storage = lazyModule(
  () => import(/* webpackChunkName: "about-storage" */ './storage/StorageSection'),
);
