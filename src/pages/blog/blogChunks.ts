import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections, with the list of all posts. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "blog-sections" */ './blogSections'),
);
