import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLanguages } from '../language/siteLanguages';
import { formatted } from './formatted';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/**
 * Writes a file from a template, formatted, in the site's first language if the template has been translated
 * into it.
 *
 * @param template - path of the template in the folder of templates
 * @param file - path of the new file; its folders are created
 * @param values - replacements for the template's `{{name}}` placeholders
 * @throws if the file exists
 */
export async function writeTemplate(
  template: string,
  file: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists; choose another name.`);
  const translated = path.join(TEMPLATES, firstLanguage(), template);
  const source = existsSync(translated) ? translated : path.join(TEMPLATES, template);
  const filled = (await readFile(source, 'utf8')).replace(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await formatted(filled, file));
}

/** @returns the site's first language, in which a school writes its files */
export function firstLanguage(): string {
  return readLanguages(process.env, process.cwd()).languages[0];
}
