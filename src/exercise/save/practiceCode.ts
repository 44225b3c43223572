/** Webpack's names of the chunks that `fetchPracticeCode` fetches. */
export const PRACTICE_CHUNKS = ['runner', 'preview', 'code-editor', 'code-html', 'code-css'];

/**
 * Fetches the code that a lesson otherwise asks for when it is needed: what runs the reader's code, and the editor.
 *
 * @throws where a chunk does not load, as a rejection
 */
export async function fetchPracticeCode(): Promise<void> {
  const [{ loadLanguage }] = await Promise.all([
    import(/* webpackChunkName: "code-editor" */ '../editor/editorCode'),
    import(/* webpackChunkName: "runner" */ '../../sandbox/Runner'),
    import(/* webpackChunkName: "preview" */ '../../sandbox/preview/Preview'),
  ]);
  await Promise.all([loadLanguage('html'), loadLanguage('css')]);
}
