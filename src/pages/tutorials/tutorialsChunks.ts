import { lazyModule } from '../../prerendered/lazyModule';

/** Top of the page. */
export const texts = lazyModule(
  () => import(/* webpackChunkName: "tutorials-texts" */ './tutorialsTexts'),
);

/** Questions that find a starting point. */
export const entryCheck = lazyModule(
  () => import(/* webpackChunkName: "tutorials-entry" */ './entry/EntryCheck'),
);

/** Filters of the list. */
export const filterForm = lazyModule(
  () => import(/* webpackChunkName: "tutorials-filters" */ './FilterForm'),
);

/** The list, with the facts of all lessons. */
export const results = lazyModule(
  () => import(/* webpackChunkName: "tutorials-results" */ './Results'),
);
