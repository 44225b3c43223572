import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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
 * @param report - receives how far it is
 */
export async function compressTextFiles(
  dir: string,
  report: (text: string) => void = () => undefined,
): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The two files of each page have the same text, which is compressed once.
  const sameText = new Map<string, string[]>();
  for (const file of files) {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    sameText.set(hash, [...(sameText.get(hash) ?? []), file]);
  }
  const waiting = [...sameText.values()];
  // One at a time for each thread that compresses: an encoder at work holds many times its file.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await compress(next);
        report(`${sameText.size - waiting.length} of ${sameText.size} texts`);
      }
    }),
  );
}

/** @param files - all of the same text */
async function compress(files: readonly string[]): Promise<void> {
  const contents = await readFile(files[0] ?? '');
  if (contents.length < SMALLEST) return;
  await Promise.all(
    Object.entries(ENCODERS).map(async ([ending, encode]) => {
      const small = await encode(contents);
      for (const file of files) await writeFile(file + ending, small);
    }),
  );
}
