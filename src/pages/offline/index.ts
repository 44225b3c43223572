export { head } from './head';
export { OfflinePage as Page } from './OfflinePage';
