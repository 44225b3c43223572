/** Reads a page's files from its HTML, CSS, and JavaScript code fences. */
import type { Code } from 'mdast';
import type { WebFile, WebLanguage } from '../../../content/lesson';
import { reportFault, snippetOf } from '../markdown/codeBlocks';
import { report, type Reading } from '../markdown/reading';
import type { WebSnippets } from '../solutions/programs';
import { cssFault, scriptFault, type SyntaxFault } from '../markdown/syntax';

/** The languages of web pages, in display order. */
export const WEB_LANGUAGES: readonly WebLanguage[] = ['html', 'css', 'js'];

/** Returns `text` if it's in `WEB_LANGUAGES`; otherwise, undefined. */
export function webLanguage(text: string | null | undefined): WebLanguage | undefined {
  return WEB_LANGUAGES.find((language) => language === text);
}

/** Checks the syntax of one of a page's files. HTML is always valid, because its parser accepts anything. */
export function webFault(language: WebLanguage, code: string): SyntaxFault | undefined {
  if (language === 'js') return scriptFault(code);
  return language === 'css' ? cssFault(code) : undefined;
}

/** Reads the file in a fence and reports syntax errors. */
export function readWebFile(reading: Reading, node: Code, isGiven: boolean): WebFile {
  const language = webLanguage(node.lang) ?? 'html';
  reportFault(reading, node, webFault(language, node.value));
  return {
    language,
    lines: reading.highlight(node.value, language),
    ...(isGiven ? { isGiven } : {}),
  };
}

/** Returns one fence per language, in display order. Reports duplicates. */
export function oneOfEach(reading: Reading, nodes: readonly Code[]): Code[] {
  for (const [place, node] of nodes.entries()) {
    if (nodes.findIndex(({ lang }) => lang === node.lang) < place) {
      report(reading, node, `there can only be one ${node.lang} file`);
    }
  }
  return WEB_LANGUAGES.flatMap((language) => nodes.find(({ lang }) => lang === language) ?? []);
}

/** Returns the fences' code by language. */
export function snippetsOf(nodes: readonly Code[]): WebSnippets {
  return Object.fromEntries(nodes.map((node) => [node.lang ?? '', snippetOf(node)]));
}
