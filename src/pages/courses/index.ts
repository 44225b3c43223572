export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';
