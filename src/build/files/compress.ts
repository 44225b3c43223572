import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that compress well: texts, and WebAssembly. */
const TEXT_FILE = /\.(?:html|css|js|mjs|json|svg|xml|txt|wasm|webmanifest)$/;

/** Minimum file size, in bytes. Compressing smaller files saves less than the extra header costs. */
const MIN_SIZE = 512;

/** Encoders by file extension. */
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
 * Writes a `.br` and a `.gz` version of every text file, for hosts that serve precompressed files.
 *
 * @param dir - folder of the built site
 * @param report - called with the progress, such as `2 of 9 texts`
 */
export async function compressTextFiles(
  dir: string,
  report: (text: string) => void = () => undefined,
): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Each page has two identical files, which are compressed only once.
  const filesByHash = new Map<string, string[]>();
  for (const file of files) {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    filesByHash.set(hash, [...(filesByHash.get(hash) ?? []), file]);
  }
  const queue = [...filesByHash.values()];
  // Limits concurrency to the number of threads: an encoder needs many times its file's size in memory.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        await compress(next);
        report(`${filesByHash.size - queue.length} of ${filesByHash.size} texts`);
      }
    }),
  );
}

/** @param files - files with the same contents */
async function compress(files: readonly string[]): Promise<void> {
  const contents = await readFile(files[0] ?? '');
  if (contents.length < MIN_SIZE) return;
  await Promise.all(
    Object.entries(ENCODERS).map(async ([extension, encode]) => {
      const compressed = await encode(contents);
      for (const file of files) await writeFile(file + extension, compressed);
    }),
  );
}
