/** What the code field fetches when it gets the focus; a chunk of its own. */
export { openEditor } from './codeMirror';
export { loadLanguage } from './languages';
export { SymbolKeys } from './SymbolKeys';
