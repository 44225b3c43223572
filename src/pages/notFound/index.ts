export { head } from './head';
export { NotFoundPage as Page } from './NotFoundPage';

export const isNotFound = true;
