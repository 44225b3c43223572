import { lazyModule } from '../../prerendered/lazyModule';

/** Header, terms, and code constructs. Rendered in `Static`. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "glossary-sections" */ './glossarySections'),
);

/** The alphabet. */
export const letters = lazyModule(
  () => import(/* webpackChunkName: "glossary-sections" */ './GlossaryLetters'),
);

/** The filter field. */
export const filter = lazyModule(
  () => import(/* webpackChunkName: "glossary-filter" */ './GlossaryFilter'),
);
