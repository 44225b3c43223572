/** Webpack's names of the chunks that run a lesson's code; without them a saved lesson could only be read. */
export const PRACTICE_CHUNKS = ['runner', 'preview', 'code-editor', 'code-html', 'code-css'];

/**
 * @param paths - of kept files
 * @returns whether the scripts of all these chunks are among them
 */
export function holdPracticeCode(paths: readonly string[]): boolean {
  return PRACTICE_CHUNKS.every((chunk) => paths.some((path) => path.includes(`/assets/${chunk}.`)));
}
