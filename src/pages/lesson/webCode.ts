import { lazyModule } from '../../prerendered/lazyModule';

/**
 * Components for lessons with web pages. Fetched with the text, and available by the time the text
 * renders.
 */
export const webCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-pages" */ '../../exercise/web/webBlocks'),
);
