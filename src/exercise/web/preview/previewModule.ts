import { lazyModule } from '../../../prerendered/lazyModule';
import { BASE_PATH } from '../../../site/basePath';

/** Code that renders and checks pages, in a separate chunk. */
export const previewModule = lazyModule(
  () => import(/* webpackChunkName: "preview" */ '../../../languages/page/Preview'),
);

export const PREVIEW_ADDRESS = `${BASE_PATH}preview.html`;
