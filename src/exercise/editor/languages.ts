import type { Extension } from '@codemirror/state';
import type { WebLanguage } from '../../content/lesson';
import { javascript } from './javascript';

/**
 * Loads the grammar and highlighting for a language. HTML and CSS are separate chunks, imported from the
 * editor's chunk so that they don't duplicate its modules.
 *
 * @throws if a chunk can't be loaded
 */
export async function loadLanguage(language: WebLanguage): Promise<Extension> {
  switch (language) {
    case 'js':
      return javascript;
    case 'html':
      return (await import(/* webpackChunkName: "code-html" */ './html')).language;
    case 'css':
      return (await import(/* webpackChunkName: "code-css" */ './css')).language;
  }
}
