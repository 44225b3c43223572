/** Remembers drawings by a hash of all that they depend on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, hashOfSources } from '../run/hashes';

/** What draws; the packages it uses are in `package.json`. */
const ENGINE = [
  'src/build/content/figures',
  'src/build/content/run',
  'src/sandbox',
  'package.json',
];

export class DrawingCache {
  readonly #file: string;
  readonly #engine: string;
  readonly #known: Readonly<Record<string, object>>;
  readonly #used: Record<string, object> = {};

  private constructor(file: string, engine: string, known: Record<string, object>) {
    this.#file = file;
    this.#engine = engine;
    this.#known = known;
  }

  /** @param folder - of the generated files */
  static async read(folder: string): Promise<DrawingCache> {
    const file = path.join(folder, 'drawings.json');
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const known = JSON.parse(text) as Record<string, object>;
    return new DrawingCache(file, await hashOfSources(ENGINE), known);
  }

  /** @param subject - anything that can be written as JSON */
  keyOf(subject: unknown): string {
    return hashOf([this.#engine, JSON.stringify(subject)]);
  }

  get(key: string): object | undefined {
    return this.#known[key];
  }

  set(key: string, drawn: object): void {
    this.#used[key] = drawn;
  }

  /** Writes the drawings that were asked for; others are out of date. */
  async write(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, `${JSON.stringify(this.#used)}\n`);
  }
}
