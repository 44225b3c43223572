/** Facts of the site that answers need, beside what is bundled for the browser. Imported again after a change. */
export { ADDRESSES } from '../../../site/addresses';
export { findRoute } from '../../../app/routes';
export { MODE_SCRIPT } from '../../../theme/mode';
export { TUTORIALS } from '../../../../.generated/tutorials';
