/** Names of the chunks that run a lesson's code. Without them, a saved lesson can only be read. */
export const PRACTICE_CHUNKS = [
  'runner',
  'explanations',
  'code-editor',
  'code-html',
  'code-css',
  'step-through',
  'lines',
  'solution-tabs',
];

/**
 * @param paths - paths of cached files
 * @returns true if the paths include the scripts of all `PRACTICE_CHUNKS`
 */
export function holdPracticeCode(paths: readonly string[]): boolean {
  return PRACTICE_CHUNKS.every((chunk) => paths.some((path) => path.includes(`/assets/${chunk}.`)));
}
