/**
 * Fetches the code that a lesson otherwise asks for when it is needed: what runs the reader's code, and the editor. Whether
 * it is kept is told by the names of these chunks (`offline/practiceChunks.ts`).
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
