import { codeText, type CodeLine, type WebFile, type WebLanguage } from '../../content/lesson';
import type { PreviewFiles } from '../../sandbox/preview/protocol';
import { useDraft } from '../run/useDraft';

/** A file as the reader sees it. */
export interface EditedFile {
  language: WebLanguage;
  isGiven?: boolean;
  text: string;
  /** The colored lines of the text, where they are known. */
  lines?: readonly CodeLine[];
  setText: (text: string) => void;
}

export interface Files {
  files: EditedFile[];
  texts: PreviewFiles;
  isOriginal: boolean;
  /** Replaces the texts of the files that can be changed. */
  replaceBy: (texts: Partial<PreviewFiles>) => void;
}

const LANGUAGES: readonly WebLanguage[] = ['html', 'css', 'js'];

/**
 * The files of a page as the reader has changed them, each kept as a draft of its own.
 *
 * @param id - permanent id of the page
 * @param originals - what the lesson came with
 * @param others - versions whose colors are known too, such as the solution
 */
export function useFiles(
  id: string,
  originals: readonly WebFile[],
  others: readonly WebFile[] = [],
): Files {
  const drafts = {
    html: useDraft(`${id}/html`, textOf(originals, 'html')),
    css: useDraft(`${id}/css`, textOf(originals, 'css')),
    js: useDraft(`${id}/js`, textOf(originals, 'js')),
  };
  const files = originals.map(({ language, lines, isGiven }): EditedFile => {
    // A file that is given may have been another one in an earlier version of the lesson.
    const text = isGiven ? codeText(lines) : drafts[language].text;
    const known = [lines, ...others.filter((file) => file.language === language).map(linesOf)];
    return {
      language,
      isGiven,
      text,
      lines: known.find((version) => codeText(version) === text),
      setText: drafts[language].setText,
    };
  });
  return {
    files,
    texts: textsOf(files),
    isOriginal: files.every(({ language, text }) => text === textOf(originals, language)),
    replaceBy(texts) {
      for (const { language, isGiven, setText } of files) {
        const text = texts[language];
        if (!isGiven && text !== undefined) setText(text);
      }
    },
  };
}

/** The texts of files as they are in the lesson. */
export function originalTexts(files: readonly WebFile[]): Partial<PreviewFiles> {
  return Object.fromEntries(files.map(({ language, lines }) => [language, codeText(lines)]));
}

function textsOf(files: readonly EditedFile[]): PreviewFiles {
  const [html = '', css = '', js = ''] = LANGUAGES.map(
    (language) => files.find((file) => file.language === language)?.text,
  );
  return { html, css, js };
}

function textOf(files: readonly WebFile[], language: WebLanguage): string {
  return codeText(files.find((file) => file.language === language)?.lines ?? []);
}

function linesOf({ lines }: WebFile): readonly CodeLine[] {
  return lines;
}
