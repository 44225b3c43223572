import type { DocumentData } from '../../content/documents';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type * as documentText from './documentText';

/** Components and data of a page's text. */
export type DocumentText = LazyModule<typeof documentText & DocumentData>;

/** Static parts around the text. */
export const frame = lazyModule(
  () => import(/* webpackChunkName: "document-frame" */ './documentFrame'),
);

/** Components of the text. */
export const textCode = lazyModule(
  () => import(/* webpackChunkName: "document-text" */ './documentText'),
);
