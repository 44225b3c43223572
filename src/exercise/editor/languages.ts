import type { Extension } from '@codemirror/state';
import type { WebLanguage } from '../../content/lesson';
import { javascript } from './javascript';

/**
 * The grammar and the colors of a language. Those of HTML and CSS are chunks that are fetched when they are first wanted;
 * being asked for from the editor's own chunk, they do not hold again what it holds.
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
