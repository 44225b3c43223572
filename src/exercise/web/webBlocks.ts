/** Components for lessons with pages, in a separate chunk. */
export { PreviewExample } from './PreviewExample';
export { WebExercise } from './WebExercise';
