/**
 * Data that the development server needs for its documents. This module is reimported after content changes.
 */
export { ADDRESSES } from '../../../site/addresses';
export { findRoute } from '../../../app/routes';
export { MODE_SCRIPT } from '../../../theme/mode';
export { TUTORIALS } from '../../../../.generated/tutorials';
