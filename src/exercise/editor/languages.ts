import type { Extension } from '@codemirror/state';
import type { ProgramLanguage, WebLanguage } from '../../content/lesson';
import { javascript } from '../../languages/javascript/grammar';
import { typescript } from '../../languages/typescript/grammar';
import { markupColors } from '../../languages/page/grammar';

export type EditorLanguage = WebLanguage | ProgramLanguage;

/**
 * Loads the grammar and highlighting for a language. HTML, CSS and Python are separate chunks, imported from the
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
    case 'python': {
      const { python } = await import(
        /* webpackChunkName: "code-python" */ '../../languages/python/grammar'
      );
      return python;
    }
    case 'css': {
      const { cssLanguage } = await import(
        /* webpackChunkName: "code-css" */ '@codemirror/lang-css'
      );
      return [cssLanguage, markupColors];
    }
  }
}
