import { lazyModule } from '../../prerendered/lazyModule';
import { BASE_PATH } from '../../site/basePath';

/** What shows and checks pages; a chunk of its own. */
export const previewModule = lazyModule(
  () => import(/* webpackChunkName: "preview" */ '../../sandbox/preview/Preview'),
);

export const PREVIEW_ADDRESS = `${BASE_PATH}preview.html`;
