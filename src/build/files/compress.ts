import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT_FILE = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;

/** Below this a compressed file saves less than its header costs, bytes. */
const SMALLEST = 512;

/** What compresses, by the ending of its files. */
const ENCODERS: Readonly<Record<string, (contents: Buffer) => Promise<Buffer>>> = {
  '.br': (contents) =>
    brotli(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  '.gz': (contents) => deflate(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that serve them as they are.
 *
 * @param dir - the folder of the built site
 * @param keptDir - a folder where they are kept for the next build, which compresses only texts that are new; without it
 *   nothing is kept
 */
export async function compressTextFiles(dir: string, keptDir?: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sameText = new Map<string, string[]>();
  for (const file of files) {
    // Another Node may compress in another way.
    const hash = createHash('sha256')
      .update(process.version)
      .update(await readFile(file))
      .digest('hex');
    sameText.set(hash, [...(sameText.get(hash) ?? []), file]);
  }
  if (keptDir !== undefined) await mkdir(keptDir, { recursive: true });
  const waiting = [...sameText];
  // One at a time for each thread that compresses: an encoder at work holds many times its file.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [hash, same] = next;
        await compress(same, keptDir && path.join(keptDir, hash));
      }
    }),
  );
  if (keptDir === undefined) return;
  for (const name of await readdir(keptDir)) {
    if (!sameText.has(path.parse(name).name)) await rm(path.join(keptDir, name));
  }
}

/**
 * @param files - all of the same text, such as the two of each page: it is compressed once
 * @param kept - path and name, without ending, of what is kept of this text
 */
async function compress(files: readonly string[], kept: string | undefined): Promise<void> {
  const contents = await readFile(files[0] ?? '');
  if (contents.length < SMALLEST) return;
  await Promise.all(
    Object.entries(ENCODERS).map(async ([ending, encode]) => {
      const known = kept && (await readFile(kept + ending).catch(() => undefined));
      const small = known || (await encode(contents));
      for (const file of files) await writeFile(file + ending, small);
      if (kept && !known) await keep(kept + ending, small);
    }),
  );
}

/** Under its name only when it is whole: a build may be interrupted. */
async function keep(file: string, contents: Buffer): Promise<void> {
  await writeFile(`${file}.part`, contents);
  await rename(`${file}.part`, file);
}
