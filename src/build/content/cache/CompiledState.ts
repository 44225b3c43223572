import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, hashOfSources } from './hashes';

const FILE = 'compiled.json';

interface State {
  /** Hash of the sources and of the compiler. */
  sources: string;
  /** Generated files, relative to the output folder. */
  files: readonly string[];
  /** Hash of the contents of `files`. */
  texts: string;
}

/** Tracks whether the generated files are up to date, so that a build can skip compiling. */
export class CompiledState {
  readonly #folder: string;
  readonly #sources: readonly string[];
  readonly #code: () => Promise<string>;

  /**
   * @param folder - output folder
   * @param sources - files and folders that the compiler reads
   * @param code - returns a hash of the compiler's code
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

  /**
   * @returns true if neither the sources nor the generated files have changed since the last call to `note`
   */
  async isCurrent(): Promise<boolean> {
    const text = await readFile(path.join(this.#folder, FILE), 'utf8').catch(() => null);
    if (text === null) return false;
    const { sources, files, texts } = JSON.parse(text) as State;
    return sources === (await this.#hashSources()) && texts === (await this.#hash(files));
  }

  /**
   * Records the current state.
   *
   * @param files - generated files, relative to the output folder
   */
  async note(files: readonly string[]): Promise<void> {
    const sources = await this.#hashSources();
    const state: State = { sources, files, texts: await this.#hash(files) };
    await writeFile(path.join(this.#folder, FILE), JSON.stringify(state));
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
