import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { ClientFiles } from './ClientFilesPlugin';

/** Letters of a file's hash, base64: 96 bits of SHA-256. They tell a wrong body from the right one, and guard no secret. */
const HASH_LENGTH = 16;

/** The files of `assets/` by their name, each with its hash. */
export type FileList = Readonly<Record<string, string>>;

/**
 * Writes the hashes of all files in `assets/` into a file of its own, named by its content, and its name and hash into the
 * worker. No page loads it: the worker does once when it is installed, however many lessons there are.
 */
export class FileListPlugin {
  readonly #clientFiles: ClientFiles;
  readonly #outDir: string;
  #text = '';

  /**
   * @param clientFiles - the client's files; read when this bundle is made, after the client's
   * @param outDir - the folder they are written to
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

  /** Named like the client's files, for the hosts that keep those for a year. */
  #file(): string {
    return `assets/files.${createHash('sha256').update(this.#text).digest('hex').slice(0, 6)}.json`;
  }
}

/**
 * @param files - of the client's build, relative to the site's folder
 * @param dir - the site's folder
 * @returns those in `assets/`, each with its hash
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
