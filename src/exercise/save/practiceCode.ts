/**
 * Loads the chunks that lessons otherwise load on demand: the code runner, the preview, and the editor.
 *
 * Keep the chunk names in sync with `offline/practiceChunks.ts`, which checks whether they're cached.
 *
 * @throws if a chunk can't be loaded
 */
export async function fetchPracticeCode(): Promise<void> {
  const [{ loadLanguage }] = await Promise.all([
    import(/* webpackChunkName: "code-editor" */ '../editor/editorCode'),
    import(/* webpackChunkName: "runner" */ '../run/explainedRunner'),
    import(/* webpackChunkName: "preview" */ '../../languages/page/Preview'),
  ]);
  await Promise.all([loadLanguage('html'), loadLanguage('css')]);
}
