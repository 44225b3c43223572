import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Overlay } from '../../../support/faultyHost';

/**
 * Chunks that the new version replaces. `runtime` comes after `page-about` because it contains that chunk's
 * hash.
 */
const CHANGED = ['page-about', 'runtime', 'main'];

/** Length of the hashes in the file list, in characters. */
const LIST_HASH_LENGTH = 16;

/**
 * Derives a newer version of a built site in memory. It has different documents, scripts, file list, and
 * service worker, and the scripts that it replaces are gone.
 *
 * @param dir - folder of the built site
 * @param version - value of `data-version` in the new documents
 * @returns an overlay with the changed files
 * @throws if the site's files don't have the expected names
 */
export function nextVersion(dir: string, version: string): Overlay {
  const names = readdirSync(path.join(dir, 'assets'));
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const files = new Map<string, string | null>();
  const replacements: [old: string, next: string][] = [];
  const update = (text: string) =>
    replacements.reduce((updated, [old, next]) => updated.replaceAll(old, next), text);

  const listName = only(names, /^files\.[0-9a-f]{6}\.json$/);
  const listText = read(`assets/${listName}`);
  const list = JSON.parse(listText) as Record<string, string>;

  for (const chunk of CHANGED) {
    const name = only(names, new RegExp(`^${chunk}\\.[0-9a-f]{6}\\.js$`));
    const old = read(`assets/${name}`);
    const text = `${update(old)}\n// ${version}\n`;
    const [oldHash = '', hash] = [name.split('.').at(-2), sha256(text, 'hex').slice(0, 6)];
    const next = name.replace(oldHash, hash);
    // The runtime maps chunk ids to hashes, so it doesn't contain the chunks' full file names.
    replacements.push(
      [name, next],
      [`:"${oldHash}"`, `:"${hash}"`],
      [sha256(old, 'base64'), sha256(text, 'base64')],
    );
    files.set(`assets/${name}`, null).set(`assets/${next}`, text);
    Reflect.deleteProperty(list, name);
    list[next] = sha256(text, 'base64').slice(0, LIST_HASH_LENGTH);
  }

  const nextList = JSON.stringify(list);
  const nextListName = `files.${sha256(nextList, 'hex').slice(0, 6)}.json`;
  files.set(`assets/${listName}`, null).set(`assets/${nextListName}`, nextList);

  const worker = read('sw.js');
  const [, buildId = ''] = /"([0-9a-f]{12})"/.exec(worker) ?? [];
  const listHash = (text: string) => sha256(text, 'base64').slice(0, LIST_HASH_LENGTH);
  files.set(
    'sw.js',
    [
      [buildId, sha256(buildId + version, 'hex').slice(0, 12)],
      [listName, nextListName],
      [listHash(listText), listHash(nextList)],
    ].reduce((text, [old = '', next = '']) => {
      if (old === '' || !text.includes(old)) throw new Error(`The worker has no "${old}".`);
      return text.replaceAll(old, next);
    }, worker),
  );

  return (file) => {
    if (files.has(file) || path.extname(file) !== '.html') return files.get(file);
    if (!existsSync(path.join(dir, file))) return undefined;
    const html = update(read(file)).replace('<html', `<html data-version="${version}"`);
    files.set(file, html);
    return html;
  };
}

function only(names: readonly string[], pattern: RegExp): string {
  const [name, ...others] = names.filter((candidate) => pattern.test(candidate));
  if (name === undefined || others.length > 0)
    throw new Error(`Expected exactly one file that matches ${pattern}.`);
  return name;
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
