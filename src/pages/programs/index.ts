export { head } from './head';
export { ProgramsPage as Page } from './ProgramsPage';
