import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections above and below the storage controls. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "about-sections" */ './sections/aboutSections'),
);

/** Events, which are left out once they're over. */
export const events = lazyModule(
  () => import(/* webpackChunkName: "about-events" */ './sections/EventsSection'),
);

/** Storage controls, with the code that reads and writes progress. */
export const storage = lazyModule(
  () => import(/* webpackChunkName: "about-storage" */ './storage/StorageSection'),
);
