export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';
