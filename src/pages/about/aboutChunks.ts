import { lazyModule } from '../../prerendered/lazyModule';

/** What is only read: above the storage controls, and below them. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "about-sections" */ './aboutSections'),
);

/** What is stored, and the controls for it, with all that reads and writes progress. */
export const storage = lazyModule(
  () => import(/* webpackChunkName: "about-storage" */ './StorageSection'),
);
