import { codeText, type CodeLine, type WebFile, type WebLanguage } from '../../../content/lesson';
import type { PreviewFiles } from '../../../languages/page/protocol';
import { useDraft } from '../../drafts/useDraft';

/** File with the reader's changes. */
export interface EditedFile {
  language: WebLanguage;
  isGiven?: boolean;
  text: string;
  /** Syntax-highlighted lines of `text`, if available. */
  lines?: readonly CodeLine[];
  setText: (text: string) => void;
}

export interface Files {
  files: EditedFile[];
  /** Ids of the drafts that save the files. */
  draftIds: readonly string[];
  texts: PreviewFiles;
  isOriginal: boolean;
  /** Replaces the text of the editable files; files that `texts` omits stay unchanged. */
  replaceBy: (texts: Partial<PreviewFiles>) => void;
}

const LANGUAGES: readonly WebLanguage[] = ['html', 'css', 'js'];

/**
 * Manages a page's files, and saves the reader's version of each as a separate draft.
 *
 * @param id - permanent id of the page
 * @param originals - files from the lesson
 * @param others - other highlighted versions, such as the solution
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
    // Ignores drafts of read-only files: an earlier version of the lesson may have let readers edit them.
    const text = isGiven ? codeText(lines) : drafts[language].text;
    const highlighted = [
      lines,
      ...others.filter((file) => file.language === language).map(linesOf),
    ];
    return {
      language,
      isGiven,
      text,
      lines: highlighted.find((version) => codeText(version) === text),
      setText: drafts[language].setText,
    };
  });
  return {
    files,
    draftIds: LANGUAGES.map((language) => `${id}/${language}`),
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

/** Returns the unedited text of each file, by language. */
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
