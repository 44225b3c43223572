import { pythonLanguage } from '@codemirror/lang-python';
import { indentUnit } from '@codemirror/language';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { codeColors } from '../javascript/grammar';

/** Python grammar, highlighting and indentation, without autocompletion. */
export const python: Extension = [
  pythonLanguage,
  codeColors,
  Prec.high([indentUnit.of('    '), EditorState.tabSize.of(4)]),
];
