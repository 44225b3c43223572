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

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that serve them as they are.
 *
 * @param dir - the folder of the built site
 */
export async function compressTextFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
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
      for (let next = waiting.pop(); next; next = waiting.pop()) await compress(next);
    }),
  );
}

/** @param files - all of the same text, such as the two of each page: it is compressed once */
async function compress(files: readonly string[]): Promise<void> {
  const contents = await readFile(files[0] ?? '');
  if (contents.length < SMALLEST) return;
  const [small, compatible] = await Promise.all([
    brotli(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
    deflate(contents, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const file of files) {
    await writeFile(`${file}.br`, small);
    await writeFile(`${file}.gz`, compatible);
  }
}
