/** Where a language's files are that take the place of others when it's built. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFirstLanguage, readLanguages, type SiteLanguages } from './siteLanguages';

/** Folder of the texts that the code imports. Builds in other languages replace it. */
const IMPORTED_TEXTS = 'src/texts/en';

/** Folder of the compiled content that the code imports: that of the first language. */
const IMPORTED_CONTENT = '.generated';

/**
 * @param languages - see `SiteLanguages`
 * @returns name of the folder for the language's compiled content
 */
export function contentFolder(languages: SiteLanguages): string {
  // Next to the first language's folder, because compiled modules import others by relative path.
  return isFirstLanguage(languages)
    ? IMPORTED_CONTENT
    : `${IMPORTED_CONTENT}.${languages.language}`;
}

/** Returns the path of the folder for compiled content in the language that this process builds. */
export function outputFolder(root = process.cwd()): string {
  return path.join(root, contentFolder(readLanguages(process.env, root)));
}

/**
 * Returns the files and folders to use instead of the ones that the code imports, by path. Texts that a
 * language lacks come from the English folder.
 *
 * @param languages - see `SiteLanguages`
 * @param root - project root
 */
export function replacedPaths(languages: SiteLanguages, root: string): Record<string, string> {
  const { language } = languages;
  const texts = path.join(root, 'src/texts', language);
  const isImported = texts === path.join(root, IMPORTED_TEXTS);
  const content = contentFolder(languages);
  return {
    ...(isImported ? {} : Object.fromEntries(filesIn(texts).map(replacedText))),
    ...(content === IMPORTED_CONTENT
      ? {}
      : { [path.join(root, IMPORTED_CONTENT)]: path.join(root, content) }),
  };

  function replacedText(file: string): [string, string] {
    return [path.join(root, IMPORTED_TEXTS, file), path.join(texts, file)];
  }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/**
 * @param file - path of one of the school's files, such as `brand.yaml`
 * @param languages - see `SiteLanguages`
 * @returns path of the translated file next to it, such as `brand.de.yaml`, or `file` if there isn't one
 */
export function localFile(file: string, languages: SiteLanguages): string {
  if (isFirstLanguage(languages)) return file;
  const { dir, name, ext } = path.parse(file);
  const local = path.join(dir, `${name}.${languages.language}${ext}`);
  return existsSync(local) ? local : file;
}

/** Matches the language and the extension of translated files, such as `brand.de.yaml` and `01-loops.pt-BR.md` (RFC 5646). */
const TRANSLATED = /\.[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?(\.\w+)$/;

/** Returns true if a file of the school is a translation of the file next to it. */
export function isTranslation(file: string): boolean {
  return TRANSLATED.test(file);
}

/** Returns the name of the file that `file` translates, or `file` if it isn't a translation. */
export function originalName(file: string): string {
  return file.replace(TRANSLATED, '$1');
}

/**
 * @param root - project root
 * @param file - path of one of the school's files, relative to the project root
 * @returns path of the file to read in the language that this process builds (see `localFile`)
 */
export function localName(root: string, file: string): string {
  const local = localFile(path.join(root, file), readLanguages(process.env, root));
  return path.relative(root, local).replaceAll(path.sep, '/');
}

/** Returns file extensions that make a module such as `navigation.de.ts` take the place of the one next to it. */
export function localExtensions(languages: SiteLanguages): string[] {
  const { language } = languages;
  return isFirstLanguage(languages) ? [] : [`.${language}.ts`, `.${language}.tsx`];
}
