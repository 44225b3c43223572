export { blogPage } from './blogPage';
