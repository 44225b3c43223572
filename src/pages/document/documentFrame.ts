/** Content of the `document-frame` chunk: static components. Not fetched if the page is prerendered. */
export { DocumentAside } from './DocumentAside';
export { DocumentEnd } from './DocumentEnd';
export { DocumentHeader } from './DocumentHeader';
