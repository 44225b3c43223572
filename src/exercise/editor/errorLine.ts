import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, lineNumberMarkers } from '@codemirror/view';

/** Marks a line, or none. */
export const setErrorLine = StateEffect.define<number | null>();

/** The number of the marked line. Typing takes the mark away. */
const errorLine = StateField.define<number | null>({
  create: () => null,
  update(line, { effects, docChanged, state }) {
    const effect = effects.find((one) => one.is(setErrorLine));
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
    number.title = nameOf(this.line);
    return number;
  }
}

/** A mark on the line of an error and on its number. Screen readers do not read the gutter: the field tells them. */
export const errorLineMark: Extension = [
  errorLine,
  EditorView.decorations.compute([errorLine], (state) => {
    const line = lineOf(state);
    return line ? Decoration.set(lineMark.range(line.from)) : Decoration.none;
  }),
  lineNumberMarkers.compute([errorLine], (state) => {
    const line = lineOf(state);
    return line
      ? RangeSet.of<GutterMarker>(new NumberMark(line.number).range(line.from))
      : RangeSet.of<GutterMarker>([]);
  }),
  EditorView.contentAttributes.compute([errorLine], (state): Record<string, string> => {
    const line = lineOf(state);
    return line ? { 'aria-invalid': 'true', 'aria-description': nameOf(line.number) } : {};
  }),
];

function lineOf(state: EditorState) {
  const line = state.field(errorLine);
  return line === null ? null : state.doc.line(line);
}

function nameOf(line: number): string {
  return `Error on line ${line}`;
}
