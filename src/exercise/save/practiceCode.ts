/**
 * Loads the chunks that lessons otherwise load on demand: the code runner, the editor, and the
 * panels that step through a run, build a solution from its lines, and show it in other languages. Also loads the
 * note that code isn't saved.
 *
 * Keep the chunk names in sync with `offline/practiceChunks.ts`, which checks whether they're cached. The note isn't
 * there, because lessons work without it.
 *
 * @param hasPython - true to load the grammar of Python as well
 * @throws if a chunk can't be loaded
 */
export async function fetchPracticeCode(hasPython: boolean): Promise<void> {
  const [{ loadLanguage }] = await Promise.all([
    import(/* webpackChunkName: "code-editor" */ '../editor/editorCode'),
    import(/* webpackChunkName: "runner" */ '../run/explainedRunner').then(({ loadExplanations }) =>
      loadExplanations(),
    ),
    import(/* webpackChunkName: "step-through" */ '../trace/StepThrough'),
    import(/* webpackChunkName: "lines" */ '../lines/LinesPanel'),
    import(/* webpackChunkName: "solution-tabs" */ '../solution/SolutionTabs'),
    import(/* webpackChunkName: "unsaved-notice" */ '../drafts/UnsavedNotice'),
  ]);
  await Promise.all([
    loadLanguage('html'),
    loadLanguage('css'),
    ...(hasPython ? [loadLanguage('python')] : []),
  ]);
}
