/** The content that is written as TypeScript, in one module: it is imported again when one of its files changes. */
export { courses } from '../../../content/courses';
export { entryPoints } from '../../../content/entryPoints';
export { FIXED_EXAMPLE } from '../../../content/fixedExample';
export { programs } from '../../../content/programs';
export { questions } from '../../../content/questions';
export { subjects } from '../../../content/subjects';
