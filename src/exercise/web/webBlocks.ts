/** Components for web page examples and exercises, in a separate chunk. */
export { PreviewExample } from './PreviewExample';
export { WebExercise } from './WebExercise';
