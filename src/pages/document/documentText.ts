/** Content of the `document-text` chunk. */
export { DocumentSection } from './DocumentSection';
