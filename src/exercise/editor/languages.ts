import type { Extension } from '@codemirror/state';
import type { WebLanguage } from '../../content/lesson';
import { javascript } from '../../languages/javascript/grammar';
import { typescript } from '../../languages/typescript/grammar';
import { markupColors } from '../../languages/page/grammar';

export type EditorLanguage = WebLanguage | 'ts';

/**
 * Loads the grammar and highlighting for a language. HTML and CSS are separate chunks, imported from the
 * editor's chunk so that they don't duplicate its modules.
 *
 * @throws if a chunk can't be loaded
 */
export async function loadLanguage(language: EditorLanguage): Promise<Extension> {
  switch (language) {
    case 'js':
      return javascript;
    case 'ts':
      return typescript;
    case 'html': {
      const { htmlLanguage } = await import(
        /* webpackChunkName: "code-html" */ '@codemirror/lang-html'
      );
      return [htmlLanguage, markupColors];
    }
    case 'css': {
      const { cssLanguage } = await import(
        /* webpackChunkName: "code-css" */ '@codemirror/lang-css'
      );
      return [cssLanguage, markupColors];
    }
  }
}
