/** Reads the YAML files of a school, keeping the line of each value for error messages. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isTranslation, localName } from '../../language/languageFiles';
import { parseYaml } from '../parseYaml';
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
  const { value, problems, lineOf } = parseYaml(text);
  return {
    file,
    value,
    problems: problems.map(({ message, line }) => ({
      file,
      line,
      reason: `${message[0]?.toLowerCase()}${message.slice(1)}`,
    })),
    placeOf: (keys) => ({ file, line: lineOf(keys) ?? 1 }),
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
