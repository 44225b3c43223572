import { lazyModule } from '../../prerendered/lazyModule';

/**
 * Components for web page examples and exercises. Fetched with the text, so they're available by the time
 * the text renders.
 */
export const webCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-pages" */ '../../exercise/web/webBlocks'),
);
