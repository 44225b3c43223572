/** Re-exports all content written in TypeScript, so that one import reloads it after a change. */
export { courses } from '../../../content/courses';
export { entryPoints } from '../../../content/entryPoints';
export { FIXED_EXAMPLE } from '../../../content/exercises/fixedExample';
export { programs } from '../../../content/programs';
export { questions } from '../../../content/questions';
export { subjects } from '../../../content/subjects';
