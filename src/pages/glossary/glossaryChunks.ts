import { lazyModule } from '../../prerendered/lazyModule';

/** The words themselves, which are only read. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "glossary-sections" */ './glossarySections'),
);

/** The letters above them. */
export const letters = lazyModule(
  () => import(/* webpackChunkName: "glossary-sections" */ './GlossaryLetters'),
);

/** The field that narrows them. */
export const filter = lazyModule(
  () => import(/* webpackChunkName: "glossary-filter" */ './GlossaryFilter'),
);
