/**
 * Data that the development server needs for its documents. This module is reimported after content changes.
 */
export { ADDRESSES } from '../../../site/addresses';
export { findRoute } from '../../../app/routes';
export { HEAD_SCRIPTS } from '../../../app/headScripts';
export { TUTORIALS } from '../../../../.generated/tutorials';
