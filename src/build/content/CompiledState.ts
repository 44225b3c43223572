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

/** Tells whether compiling would produce the files that are already there. */
export class CompiledState {
  readonly #folder: string;
  readonly #sources: readonly string[];
  readonly #code: () => Promise<string>;

  /**
   * @param folder - where the files are written
   * @param sources - files and folders that they are made from
   * @param code - hashes the code that makes them
   */
  constructor(
    folder: string,
    sources: readonly string[],
    code: () => Promise<string> = () => Promise.resolve(''),
  ) {
    this.#folder = folder;
    this.#sources = sources;
    this.#code = code;
  }

  /** @returns whether sources and files are those of the last `note` */
  async isCurrent(): Promise<boolean> {
    const text = await readFile(path.join(this.#folder, FILE), 'utf8').catch(() => null);
    if (text === null) return false;
    const { sources, files, texts } = JSON.parse(text) as Noted;
    return sources === (await this.#hashSources()) && texts === (await this.#hash(files));
  }

  /** @param files - what has been made */
  async note(files: readonly string[]): Promise<void> {
    const sources = await this.#hashSources();
    const noted: Noted = { sources, files, texts: await this.#hash(files) };
    await writeFile(path.join(this.#folder, FILE), JSON.stringify(noted));
  }

  async #hashSources(): Promise<string> {
    return hashOf([await hashOfSources(this.#sources), await this.#code()]);
  }

  async #hash(files: readonly string[]): Promise<string> {
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(this.#folder, file), 'utf8').catch(() => 'missing')),
    );
    return hashOf([...files, ...texts]);
  }
}
