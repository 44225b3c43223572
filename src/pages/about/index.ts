export { head } from './head';
export { AboutPage as Page } from './AboutPage';
