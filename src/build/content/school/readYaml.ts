/** Reads the YAML files of a school, keeping the line of each value for error messages. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { isTranslation, localName } from '../../language/languageFiles';
import type { Problem } from '../problems';
import { translateYaml } from './translate';

/** File and 1-based line of a value. */
export type Place = Pick<Problem, 'file' | 'line'>;

/** A parsed file. */
export interface YamlFile {
  /** Path relative to the project root. */
  file: string;
  /** Content; `null` if the file is missing, empty or has syntax errors. */
  value: unknown;
  /** Syntax errors. */
  problems: Problem[];
  /**
   * @param path - keys and indexes, as Zod reports them
   * @returns where the value is written, or the closest value around it; translated texts are in their own file
   */
  placeOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * Reads a file in the language that this process builds.
 *
 * @param root - project root
 * @param file - path relative to the project root
 * @returns the parsed file, with the texts of the translated file next to it; a missing file has the value
 *   `null` and no problems
 */
export async function readYaml(root: string, file: string): Promise<YamlFile> {
  const original = await readOriginal(root, file);
  const translation = localName(root, file);
  return translation === file
    ? original
    : translateYaml(original, await readOriginal(root, translation));
}

/** Reads a file like `readYaml`, but without its translation. */
export async function readOriginal(root: string, file: string): Promise<YamlFile> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
  const lines = new LineCounter();
  // YAML 1.2, in which `no` and `on` are plain text.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    reason: `${message[0]?.toLowerCase()}${message.slice(1)}`,
  }));
  return {
    file,
    value: problems.length > 0 ? null : document.toJS(),
    problems,
    placeOf: (keys) => ({ file, line: lineOf(document, lines, keys) }),
  };
}

/**
 * @param root - project root
 * @param folder - path relative to the project root
 * @returns the folder's `.yaml` files, sorted by name; none if the folder is missing
 */
export async function readYamlFolder(root: string, folder: string): Promise<YamlFile[]> {
  const names = await readdir(path.join(root, folder)).catch(() => []);
  const files = names.filter((name) => /\.ya?ml$/.test(name) && !isTranslation(name)).sort();
  return Promise.all(files.map((name) => readYaml(root, path.posix.join(folder, name))));
}

/** @returns a file's name without folder and extension, which is the id of the entry in it */
export function idOf({ file }: Pick<YamlFile, 'file'>): string {
  return path.posix.basename(file).replace(/\.ya?ml$/, '');
}

function lineOf(document: Document, lines: LineCounter, keys: readonly PropertyKey[]): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
