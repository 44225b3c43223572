import { EditorView } from '@codemirror/view';

/**
 * Editor theme. Uses the dimensions of the code field that the editor replaces (`CodeField.module.css`), to
 * avoid a layout shift. The page's CSS variables work in the editor's shadow root, but the page's style
 * sheets don't.
 */
export const look = EditorView.theme({
  '&': {
    color: 'var(--mui-palette-site-codeText)',
    fontSize: 'var(--code-size)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    background: 'var(--code-edges)',
    fontFamily: 'var(--font-mono)',
    lineHeight: 'var(--code-line)',
    fontVariantLigatures: 'none',
  },
  '.cm-content': {
    padding: 'var(--code-pad) 0',
    caretColor: 'var(--ink)',
  },
  '.cm-line': { padding: '0 var(--code-end) 0 0' },
  '.cm-gutters': {
    border: 'none',
    background: 'var(--mui-palette-site-codeGround)',
    color: 'var(--mui-palette-site-codeComment)',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    boxSizing: 'border-box',
    minWidth: 'var(--code-gutter)',
    padding: '0 var(--code-gap) 0 0',
  },
  '.cm-errorLine': { background: 'var(--error-tint)' },
  '.cm-lineNumbers .cm-errorNumber': {
    boxShadow: 'inset 3px 0 var(--error)',
    background: 'var(--error-tint)',
    color: 'var(--error)',
    fontWeight: 700,
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    background: 'var(--primary-tint)',
    outline: '1px solid var(--line-strong)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    background: 'var(--error-tint)',
  },
});
