import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, lineNumberMarkers } from '@codemirror/view';
import * as texts from '../../texts/en/codeEditor';

/** Sets the marked line, 1-based; null removes the mark. */
export const setErrorLine = StateEffect.define<number | null>();

/** The marked line, 1-based; reset to null when the text changes. */
const errorLine = StateField.define<number | null>({
  create: () => null,
  update(line, { effects, docChanged, state }) {
    const effect = effects.find((candidate) => candidate.is(setErrorLine));
    if (effect)
      return effect.value !== null && effect.value <= state.doc.lines ? effect.value : null;
    return docChanged ? null : line;
  },
});

const lineMark = Decoration.line({ class: 'cm-errorLine' });

class NumberMark extends GutterMarker {
  override elementClass = 'cm-errorNumber';

  constructor(readonly line: number) {
    super();
  }

  override eq(other: NumberMark) {
    return other.line === this.line;
  }

  override toDOM() {
    const number = document.createElement('span');
    number.textContent = String(this.line);
    number.title = texts.errorOnLine(this.line);
    return number;
  }
}

/**
 * Highlights the error line and its number. The field also gets an ARIA description, because screen readers
 * don't read the gutter.
 */
export const errorLineMark: Extension = [
  errorLine,
  EditorView.decorations.compute([errorLine], (state) => {
    const line = markedLine(state);
    return line ? Decoration.set(lineMark.range(line.from)) : Decoration.none;
  }),
  lineNumberMarkers.compute([errorLine], (state) => {
    const line = markedLine(state);
    return line
      ? RangeSet.of<GutterMarker>(new NumberMark(line.number).range(line.from))
      : RangeSet.of<GutterMarker>([]);
  }),
  EditorView.contentAttributes.compute([errorLine], (state): Record<string, string> => {
    const line = markedLine(state);
    return line
      ? { 'aria-invalid': 'true', 'aria-description': texts.errorOnLine(line.number) }
      : {};
  }),
];

function markedLine(state: EditorState) {
  const line = state.field(errorLine);
  return line === null ? null : state.doc.line(line);
}
