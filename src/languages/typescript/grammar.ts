import { typescriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { codeColors, methodNames } from '../javascript/grammar';

/** TypeScript grammar and highlighting, without autocompletion. */
export const typescript: Extension = [
  typescriptLanguage.configure({ props: [methodNames] }),
  codeColors,
];
