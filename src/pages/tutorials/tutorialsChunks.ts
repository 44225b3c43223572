import { lazyModule } from '../../prerendered/lazyModule';

/** The top of the page. */
export const texts = lazyModule(
  () => import(/* webpackChunkName: "tutorials-texts" */ './tutorialsTexts'),
);

/** The way in for those who can do something already. */
export const entryCheck = lazyModule(
  () => import(/* webpackChunkName: "tutorials-entry" */ './EntryCheck'),
);

/** The fields that narrow the list. */
export const filterForm = lazyModule(
  () => import(/* webpackChunkName: "tutorials-filters" */ './FilterForm'),
);

/** The list, with what is known of each lesson. */
export const results = lazyModule(
  () => import(/* webpackChunkName: "tutorials-results" */ './Results'),
);
