/**
 * Lists the constructs in the code that a lesson shows. Tests, checks, and the right and wrong solutions that
 * verify them aren't shown, so they can use any construct.
 */
import { sourceOf, type Snippet, type WebSnippets } from '../solutions/programs';
import type { Reading } from '../markdown/reading';
import { cssUses } from '../../../languages/page/build/cssConstructs';
import { declaredMembers } from '../../../languages/javascript/build/declarations';
import { htmlUses } from '../../../languages/page/build/htmlConstructs';
import {
  javaScriptUses,
  type JavaScriptContext,
} from '../../../languages/javascript/build/constructs';
import type { Use } from '../../../languages/Use';

type Language = 'js' | 'ts' | 'html' | 'css';

export interface ShownCode extends Snippet {
  language: Language;
  isPage: boolean;
}

/**
 * @param reading - the lesson's parser state
 * @returns the uses, with their line numbers in the lesson's file, sorted by line
 */
export function lessonUses(reading: Reading): Use[] {
  const shown = shownCode(reading);
  const scripts = shown.filter(({ language }) => language === 'js' || language === 'ts');
  const ownMembers = new Set(scripts.flatMap(({ code }) => declaredMembers(code)));
  return shown
    .flatMap(({ line, ...code }) =>
      usesOf(code, ownMembers).map((use) => ({ ...use, line: line + use.line })),
    )
    .sort((a, b) => a.line - b.line);
}

/**
 * @param code - code of a lesson
 * @param ownMembers - see `JavaScriptContext`
 */
export function usesOf(
  { code, language, isPage }: Omit<ShownCode, 'line'>,
  ownMembers: ReadonlySet<string>,
): Use[] {
  const context: JavaScriptContext = { isPage, ownMembers };
  if (language === 'css') return cssUses(code);
  return language === 'html' ? htmlUses(code, context) : javaScriptUses(code, context);
}

/** Returns the code that a lesson shows to readers, without tests. */
export function shownCode(read: Reading): ShownCode[] {
  const scripts: Snippet[] = [
    ...read.examples,
    ...read.predictions,
    ...read.programs.flatMap(({ starter, solution }) => [starter, solution]),
    ...read.changes.map(({ solution }) => solution),
    ...read.orders.flatMap(({ lines, extra }) => (extra ? [lines, extra] : [lines])),
  ];
  const pages: WebSnippets[] = [
    ...read.previews.map(({ files }) => files),
    ...read.webPrograms.flatMap(({ starter, solution }) => [starter, solution]),
    ...read.webChanges.map(({ solution }) => solution),
  ];
  return [
    ...read.fragments.map((fragment) => ({ ...fragment, isPage: false })),
    ...scripts.map((snippet) => ({
      line: snippet.line,
      code: sourceOf(snippet),
      language: snippet.typed === undefined ? ('js' as const) : ('ts' as const),
      isPage: false,
    })),
    ...pages.flatMap((files) =>
      (Object.entries(files) as [Language, Snippet][]).map(([language, snippet]) => ({
        ...snippet,
        language,
        isPage: true,
      })),
    ),
  ];
}
