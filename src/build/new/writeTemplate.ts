import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from './formatted';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/**
 * Writes a file from a template, formatted.
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
  const text = await readFile(path.join(TEMPLATES, template), 'utf8');
  await mkdir(path.dirname(file), { recursive: true });
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  await writeFile(file, await formatted(filled, file));
}
