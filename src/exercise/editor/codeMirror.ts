/** The editor itself, in a chunk of its own: it is fetched when a code field gets the focus. */
import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { errorLineMark, setErrorLine } from './errorLine';
import { look } from './look';
import { typeOverSelection } from './typing';

/** Height of the bar with the main button, px: on a phone it may be over the last lines in sight. */
const BAR_HEIGHT = 60;

export interface EditorStart {
  text: string;
  /** Ends of the selection, in UTF-16 units. */
  anchor: number;
  head: number;
  /** Horizontal scroll position, px. */
  scrollLeft: number;
  /** Grammar and colors. */
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
  /** Replaces the text; can be undone by the reader. */
  setText: (text: string) => void;
  /** Types a text over the selection. */
  insert: (text: string) => void;
  undo: () => void;
  /** Marks the line of an error, until the next change of the text; null takes the mark away. */
  markLine: (line: number | null) => void;
  /** Scrolls the line starts into sight; the selection stays. */
  scrollBack: () => void;
  destroy: () => void;
}

/**
 * Opens an editor. Tab is left alone, so that it leaves the editor; Ctrl/Cmd+Enter runs the code.
 *
 * It lives in a shadow root because only there does CodeMirror hand its rules to the browser as constructed style sheets;
 * in the document it would write a `<style>`, which the site's policy forbids.
 *
 * @param host - an empty element
 * @param options - what it starts with and whom it tells
 * @returns its handle
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
