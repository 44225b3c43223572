/** The files of a page in a lesson: fences of HTML, CSS and JavaScript. */
import type { Code } from 'mdast';
import type { WebFile, WebLanguage } from '../../content/lesson';
import { reportFault, snippetOf } from './codeBlocks';
import { report, type Reading } from './reading';
import type { WebSnippets } from './programs';
import { cssFault, scriptFault, type SyntaxFault } from './syntax';

/** In the order in which they are shown. */
export const WEB_LANGUAGES: readonly WebLanguage[] = ['html', 'css', 'js'];

/** The language of a fence, if it is one of a page. */
export function webLanguage(text: string | null | undefined): WebLanguage | undefined {
  return WEB_LANGUAGES.find((language) => language === text);
}

/** Checks a file of a page. HTML has no faults: the parser takes everything. */
export function webFault(language: WebLanguage, code: string): SyntaxFault | undefined {
  if (language === 'js') return scriptFault(code);
  return language === 'css' ? cssFault(code) : undefined;
}

/** Reads the file in a fence; reports what does not parse. */
export function readWebFile(reading: Reading, node: Code, isGiven: boolean): WebFile {
  const language = webLanguage(node.lang) ?? 'html';
  reportFault(reading, node, webFault(language, node.value));
  return {
    language,
    lines: reading.highlight(node.value, language),
    ...(isGiven ? { isGiven } : {}),
  };
}

/** One fence a language, in order; reports those that are there twice. */
export function oneOfEach(reading: Reading, nodes: readonly Code[]): Code[] {
  for (const [place, node] of nodes.entries()) {
    if (nodes.findIndex(({ lang }) => lang === node.lang) < place) {
      report(reading, node, `there can only be one ${node.lang} file`);
    }
  }
  return WEB_LANGUAGES.flatMap((language) => nodes.find(({ lang }) => lang === language) ?? []);
}

/** The code of fences by their languages. */
export function snippetsOf(nodes: readonly Code[]): WebSnippets {
  return Object.fromEntries(nodes.map((node) => [node.lang ?? '', snippetOf(node)]));
}
