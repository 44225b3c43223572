import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { ClientFiles } from './ClientFilesPlugin';

/** Length of a file's hash in base64: 96 bits of SHA-256, enough to detect a corrupted or modified file. */
const HASH_LENGTH = 16;

/** Hashes of the files in `assets/` by name. */
export type FileList = Readonly<Record<string, string>>;

/**
 * Writes a JSON file with the hashes of all files in `assets/`, and defines its name and hash for the service
 * worker, which loads it once on install. A separate file keeps the list out of the worker script and the
 * pages.
 */
export class FileListPlugin {
  readonly #clientFiles: ClientFiles;
  readonly #outDir: string;
  #text = '';

  /**
   * @param clientFiles - files of the client bundle, which must be built before this bundle
   * @param outDir - output folder
   */
  constructor(clientFiles: ClientFiles, outDir: string) {
    this.#clientFiles = clientFiles;
    this.#outDir = outDir;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FileListPlugin', (compilation) => {
      this.#text = JSON.stringify(listFiles(this.#clientFiles.all, this.#outDir));
      compilation.hooks.processAssets.tap('FileListPlugin', () => {
        compilation.emitAsset(this.#file(), new RawSource(this.#text));
      });
    });
    new webpack.DefinePlugin({
      'process.env.FILE_LIST': webpack.DefinePlugin.runtimeValue(
        () => JSON.stringify(this.#file()),
        true,
      ),
      'process.env.FILE_LIST_HASH': webpack.DefinePlugin.runtimeValue(
        () => JSON.stringify(hash(this.#text)),
        true,
      ),
    }).apply(compiler);
  }

  /** Returns the list's path. Like the client's files, it has a content hash, so that hosts cache it for a year. */
  #file(): string {
    return `assets/files.${createHash('sha256').update(this.#text).digest('hex').slice(0, 6)}.json`;
  }
}

/**
 * Hashes the files in `assets/`.
 *
 * @param files - files of the client build, relative to the site's folder
 * @param dir - folder of the site
 */
export function listFiles(files: readonly string[], dir: string): FileList {
  const assets = files.filter((file) => file.startsWith('assets/')).sort();
  return Object.fromEntries(
    assets.map((file) => [file.slice('assets/'.length), hash(readFileSync(path.join(dir, file)))]),
  );
}

function hash(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('base64').slice(0, HASH_LENGTH);
}
