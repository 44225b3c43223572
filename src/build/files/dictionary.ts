import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import type { RenderedPage } from '../../entry.server';
import { documentFiles } from './documentFiles';

/**
 * Compresses files against a dictionary that the browser already has (RFC 9842). In November 2026, a lesson's document
 * takes 9 kB instead of 30, and a new version's `vendor` and `main` 5 kB instead of 116. Only hosts that are set up for
 * it announce dictionaries: see `nginx.conf` and `.github/docs/hosting.md`. To delete this, remove the call in
 * `writeSite`, the package, and what these two say about it.
 */

/**
 * Name of the documents' dictionary, in the folder of the site's first language. Chromium uses no response that
 * has to be revalidated, as documents have to, so it's a file of its own.
 */
export const DICTIONARY_FILE = 'dictionary.txt';

/** Start of a `dcz` stream, before the dictionary's hash (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Level of Zstandard. The higher ones save 2 % and take four times as long, or longer. */
const LEVEL = 16;

/** Unset until Zstandard has been started, which is only possible once. */
let started: Promise<void> | undefined;

/** Matches the name of a script, with the chunk's name as its first group. */
const SCRIPT = /^(.+)\.[0-9a-f]+\.js$/;

type Page = Pick<RenderedPage, 'id' | 'path'>;

interface Folders {
  /** Folder of the built site, in one language. */
  dir: string;
  /** Folder of its first language. */
  rootDir: string;
  /** The same two folders in the version before, if it's there. */
  previous?: Pick<Folders, 'dir' | 'rootDir'> | undefined;
}

interface Job {
  file: string;
  dictionary: Buffer;
}

/**
 * Writes the documents' dictionary, which is the first lesson's document, or the home page's if there are no lessons.
 *
 * @param dir - folder of the site's first language
 * @param pages - its pages
 */
export async function writeDictionary(dir: string, pages: readonly Page[]): Promise<void> {
  const lesson = pages.find(({ id }) => id.startsWith('lesson-'));
  const [file = ''] = lesson ? documentFiles(lesson) : ['index.html'];
  await copyFile(path.join(dir, file), dictionaryIn(dir));
}

/**
 * Writes a `.dcz` version of each document and of each script that the version before has with other contents, unless
 * it's larger than the `.br` version, which has to be there.
 *
 * @param folders - folders of this version and of the one before
 * @param pages - pages of the folder
 * @param report - called with the progress, such as `2 of 9 texts with a dictionary`
 */
export async function compressWithDictionaries(
  { dir, rootDir, previous }: Folders,
  pages: readonly Page[],
  report: (text: string) => void = () => undefined,
): Promise<void> {
  const documents = pages.flatMap((page) => documentFiles(page).slice(0, 1));
  const dictionaries = [
    await readFile(dictionaryIn(rootDir)),
    ...(previous ? await readIfThere(dictionaryIn(previous.rootDir)) : []),
  ];
  const jobs: Job[] = [
    ...documents.flatMap((name) =>
      dictionaries.map((dictionary) => ({ file: path.join(dir, name), dictionary })),
    ),
    ...(previous ? await changedScripts(assetsIn(dir), assetsIn(previous.dir)) : []),
  ];
  await (started ??= init());
  const context = createCCtx();
  for (const [index, job] of jobs.entries()) {
    await compress(job, context);
    report(`${index + 1} of ${jobs.length} texts with a dictionary`);
  }
  freeCCtx(context);
}

function dictionaryIn(dir: string): string {
  return path.join(dir, DICTIONARY_FILE);
}

function assetsIn(dir: string): string {
  return path.join(dir, 'assets');
}

async function readIfThere(file: string): Promise<Buffer[]> {
  return existsSync(file) ? [await readFile(file)] : [];
}

/** Returns the scripts that aren't in the folder of the version before, but have the name of one of its chunks. */
async function changedScripts(dir: string, previousDir: string): Promise<Job[]> {
  const before = existsSync(previousDir) ? await readdir(previousDir) : [];
  const byChunk = new Map(before.map((file) => [SCRIPT.exec(file)?.[1], file]));
  const jobs: Job[] = [];
  for (const file of await readdir(dir)) {
    const chunk = SCRIPT.exec(file)?.[1];
    const old = chunk === undefined ? undefined : byChunk.get(chunk);
    if (old === undefined || before.includes(file)) continue;
    jobs.push({
      file: path.join(dir, file),
      dictionary: await readFile(path.join(previousDir, old)),
    });
  }
  return jobs;
}

async function compress({ file, dictionary }: Job, context: number): Promise<void> {
  if (!existsSync(`${file}.br`)) return;
  const stream = Buffer.concat([
    MAGIC,
    sha256(dictionary),
    compressUsingDict(context, await readFile(file), dictionary, LEVEL),
  ]);
  const { size } = await stat(`${file}.br`);
  if (stream.length < size) await writeFile(`${file}.${dictionaryKey(dictionary)}.dcz`, stream);
}

/**
 * Returns the part of a dictionary's hash that's in the names of files compressed with it: the first eight letters or
 * digits in a row of the header `Available-Dictionary`. nginx can find them, but it can't decode the header.
 */
export function dictionaryKey(dictionary: Buffer): string {
  return /[A-Za-z0-9]{8}/.exec(sha256(dictionary).toString('base64'))?.[0] ?? '';
}

function sha256(contents: Buffer): Buffer {
  return createHash('sha256').update(contents).digest();
}
