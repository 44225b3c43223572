/** CodeMirror setup, in a separate chunk that loads when a code field gets focus. */
import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { errorLineMark, setErrorLine } from './errorLine';
import { look } from './look';
import { typeOverSelection } from './typing';

/** Height of the run bar, in px. On phones, it can cover the last visible lines. */
const BAR_HEIGHT = 60;

export interface EditorStart {
  text: string;
  /** Where the selection starts (`anchor`) and ends (`head`), as UTF-16 offsets. */
  anchor: number;
  head: number;
  /** Horizontal scroll position, in px. */
  scrollLeft: number;
  /** Grammar and highlighting. */
  language: Extension;
}

export interface EditorOptions extends EditorStart {
  /** Accessible name. */
  label: string;
  onChange: (text: string) => void;
  onRun: () => void;
}

export interface Editor {
  focus: () => void;
  /** Replaces the text. The reader can undo the replacement. */
  setText: (text: string) => void;
  /** Replaces the selection with text, as if the reader had typed it. */
  insert: (text: string) => void;
  undo: () => void;
  /** Marks an error line, 1-based, until the text changes; null removes the mark. */
  markLine: (line: number | null) => void;
  /** Scrolls horizontally to the start of the lines, without changing the selection. */
  scrollBack: () => void;
  destroy: () => void;
}

/**
 * Opens an editor. Ctrl/Cmd+Enter runs the code. Tab isn't handled, so it moves focus out of the editor (WCAG
 * 2.1.2).
 *
 * Uses a shadow root, because that's the only place where CodeMirror uses constructable style sheets. In the
 * document, it would insert a `<style>` element, which the site's Content Security Policy blocks.
 *
 * @param host - an empty element
 */
export function openEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: options.text,
      selection: { anchor: options.anchor, head: options.head },
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: () => (options.onRun(), true) }]),
        history(),
        lineNumbers(),
        bracketMatching(),
        indentOnInput(),
        EditorState.tabSize.of(2),
        typeOverSelection,
        options.language,
        errorLineMark,
        look,
        EditorView.scrollMargins.of(() => ({ bottom: BAR_HEIGHT })),
        keymap.of([...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  view.scrollDOM.scrollLeft = options.scrollLeft;
  return {
    focus: () => view.focus(),
    setText: (text) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    insert: (text) =>
      view.dispatch(view.state.replaceSelection(text), {
        userEvent: 'input.type',
        scrollIntoView: true,
      }),
    undo: () => void undo(view),
    markLine: (line) => view.dispatch({ effects: setErrorLine.of(line) }),
    scrollBack: () => {
      view.scrollDOM.scrollLeft = 0;
    },
    destroy: () => view.destroy(),
  };
}
