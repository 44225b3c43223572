/** Code that a code field loads on focus, in a separate chunk. */
export { openEditor } from './codeMirror';
export { loadLanguage } from './languages';
export { SymbolKeys } from './SymbolKeys';
export { highlightJavaScript } from '../../languages/javascript/grammar';
