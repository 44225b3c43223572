/** What lessons with pages need beside the others; a chunk of its own. */
export { PreviewExample } from './PreviewExample';
export { WebExercise } from './WebExercise';
