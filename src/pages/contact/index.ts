export { formPage } from './formPage';
