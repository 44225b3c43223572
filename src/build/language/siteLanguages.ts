import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Direction } from '../../texts/direction';
import type { SiteLanguage } from '../../site/languages';

/** The site's languages, and the one that this process builds. */
export interface SiteLanguages {
  /** Names of folders in `src/texts`, such as `de`, which are also BCP 47 tags. The first is at the site's root. */
  languages: readonly [string, ...string[]];
  language: string;
}

/** Languages of a school without a list. */
const DEFAULT: SiteLanguages['languages'] = ['en'];

/**
 * Reads the list of the site's languages.
 *
 * @param env - environment variables: `LANGUAGES_FILE` (defaults to `src/school/languages.yaml`, which a school
 *   with one language doesn't need) and `SITE_LANGUAGE`, the language to build (defaults to the first)
 * @param root - project root
 * @returns the languages
 * @throws an error with a one-line message if the list or the language is invalid
 */
export function readLanguages(env: NodeJS.ProcessEnv, root: string): SiteLanguages {
  const name = env['LANGUAGES_FILE'] || 'src/school/languages.yaml';
  const file = path.resolve(root, name);
  const languages = existsSync(file) ? readList(file, name, root) : DEFAULT;
  const language = env['SITE_LANGUAGE'] || languages[0];
  if (!languages.includes(language)) {
    throw new Error(
      `SITE_LANGUAGE is "${language}", which ${name} doesn't list; use one of: ${languages.join(', ')}.`,
    );
  }
  return { languages, language };
}

function readList(file: string, name: string, root: string): SiteLanguages['languages'] {
  const value: unknown = parse(readFileSync(file, 'utf8'));
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const [first, ...others] = isList ? value : [];
  if (first === undefined) {
    throw new Error(`${name} must be a list of languages, one per line, as in "- en".`);
  }
  const languages = [first, ...others] as const;
  for (const [index, language] of languages.entries()) {
    if (languages.indexOf(language) < index) {
      throw new Error(`${name} lists "${language}" twice; remove one.`);
    }
    if (!existsSync(path.join(root, 'src/texts', language, 'language.ts'))) {
      throw new Error(
        `${name} lists "${language}", but there are no texts in src/texts/${language}; add them (.github/docs/languages.md) or remove it.`,
      );
    }
  }
  return languages;
}

/**
 * @param site - see `SiteLanguages`
 * @returns the language's path within the site: empty for the first language, otherwise as in `de/`
 */
export function languagePath(site: SiteLanguages): string {
  return isFirstLanguage(site) ? '' : `${site.language}/`;
}

/** Returns true for the language at the site's root. */
export function isFirstLanguage({ languages, language }: SiteLanguages): boolean {
  return language === languages[0];
}

/** Returns the site's languages with their names in themselves, such as "Deutsch". */
export function namedLanguages({ languages }: SiteLanguages): SiteLanguage[] {
  return languages.map((language) => ({
    language,
    name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
  }));
}

/**
 * @param settings - the build's settings
 * @returns the base path of each language
 */
export function languageRoots({
  languages,
  rootPath,
}: SiteLanguages & { rootPath: string }): { language: string; basePath: string }[] {
  return languages.map((language) => ({
    language,
    basePath: rootPath + languagePath({ languages, language }),
  }));
}

/**
 * @param language - BCP 47 tag
 * @returns the language's writing direction
 */
export function directionOf(language: string): Direction {
  const locale = new Intl.Locale(language) as TextLocale;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

/** A locale in Node 20, which has a property for the direction, and in newer versions, which have a method. */
interface TextLocale {
  textInfo?: { direction?: Direction };
  getTextInfo?: () => { direction?: Direction };
}
