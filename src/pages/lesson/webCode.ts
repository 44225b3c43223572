import { lazyModule } from '../../prerendered/lazyModule';

/** Components for lessons with web pages. Fetched with the text, and available when it renders. */
export const webCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-pages" */ '../../exercise/web/webBlocks'),
);
