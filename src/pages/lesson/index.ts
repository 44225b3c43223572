export { lessonPage } from './lessonPage';
