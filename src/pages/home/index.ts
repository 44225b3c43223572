export { head } from './head';
export { HomePage as Page } from './HomePage';
