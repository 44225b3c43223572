export { documentPage } from './documentPage';
