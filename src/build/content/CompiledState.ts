import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, hashOfSources } from './run/hashes';

const FILE = 'compiled.json';

interface Noted {
  /** Hash of all that the files were made from. */
  sources: string;
  /** The files that were made, relative to the folder. */
  files: readonly string[];
  /** Hash of their texts. */
  texts: string;
}

/** Knows whether compiling anew would make the files that are there. */
export class CompiledState {
  readonly #folder: string;
  readonly #sources: readonly string[];

  /**
   * @param folder - where the files are written
   * @param sources - files and folders that they are made from, the code that makes them included
   */
  constructor(folder: string, sources: readonly string[]) {
    this.#folder = folder;
    this.#sources = sources;
  }

  /** @returns whether sources and files are those of the last `note` */
  async isCurrent(): Promise<boolean> {
    const text = await readFile(path.join(this.#folder, FILE), 'utf8').catch(() => null);
    if (text === null) return false;
    const { sources, files, texts } = JSON.parse(text) as Noted;
    return sources === (await hashOfSources(this.#sources)) && texts === (await this.#hash(files));
  }

  /** @param files - what has been made */
  async note(files: readonly string[]): Promise<void> {
    const sources = await hashOfSources(this.#sources);
    const noted: Noted = { sources, files, texts: await this.#hash(files) };
    await writeFile(path.join(this.#folder, FILE), JSON.stringify(noted));
  }

  async #hash(files: readonly string[]): Promise<string> {
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(this.#folder, file), 'utf8').catch(() => 'missing')),
    );
    return hashOf([...files, ...texts]);
  }
}
