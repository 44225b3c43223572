/** Reads the files of lessons, in the language that this process builds. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFirstLanguage, readLanguages } from '../../language/siteLanguages';
import { localFile } from '../../language/languageFiles';
import type { SubjectId } from '../../../content/model';
import type { Highlight } from '../markdown/highlight';
import type { ParseMarkdown } from '../markdown/markdown';
import { readLesson, type Draft } from './compile';
import { matchOriginal } from './matchOriginal';

/** A lesson's text in the site's first language, and its translation. */
export interface LessonSource {
  /** Path for error messages. */
  file: string;
  text: string;
  /** Language of `text` if it isn't the one that's built and there's no translation. */
  language?: string;
  translation?: { file: string; text: string };
}

interface LessonTools {
  parse: ParseMarkdown;
  highlight: Highlight;
  subjects: readonly SubjectId[];
}

/** @param file - path of a lesson in the site's first language */
export async function readLessonSource(file: string): Promise<LessonSource> {
  const languages = readLanguages(process.env, process.cwd());
  const source = { file: relative(file), text: await readText(file) };
  if (isFirstLanguage(languages)) return source;
  const local = localFile(file, languages);
  return local === file
    ? { ...source, language: languages.languages[0] }
    : { ...source, translation: { file: relative(local), text: await readText(local) } };
}

/**
 * Parses a lesson. A translation must match the original; if it doesn't, its reading has the problems.
 *
 * @param source - see `LessonSource`
 * @param tools - parser, highlighter, and ids of all subjects
 */
export function parseLesson(
  { file, text, language, translation }: LessonSource,
  { parse, highlight, subjects }: LessonTools,
): Draft {
  const original = readLesson(file, text, parse, highlight, subjects);
  if (!translation) return language === undefined ? original : { ...original, language };
  const passages = original.reading.contents.map(({ slug }) => slug);
  const draft = readLesson(
    translation.file,
    translation.text,
    parse,
    highlight,
    subjects,
    passages,
  );
  matchOriginal(draft, original);
  return { ...draft, original };
}

/** Reads a text file without a byte order mark, and with Unix line breaks. */
export async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function relative(file: string): string {
  return path.relative(process.cwd(), file);
}
