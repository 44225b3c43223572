import { lazyModule } from '../../prerendered/lazyModule';

/** What draws and checks the pages of lessons that have some. It is fetched with the text, and there when that is shown. */
export const webCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-pages" */ '../../exercise/web/webBlocks'),
);
