import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of one kind load the same code. */
const LAST_PART = /(?<=^\/(?:tutorials|courses)\/)[^/]+/;

/**
 * What code each page has asked for, from one start of the server to the next: known ahead, it is compiled in one go, and not
 * in as many builds as the page has steps.
 */
export class RememberedImports {
  readonly #file: string;
  readonly #known: Map<string, string[]>;

  /** @param file - where it is kept; there may be none yet */
  constructor(file: string) {
    this.#file = file;
    this.#known = new Map(Object.entries(readJson(file)));
  }

  /**
   * @param pathname - the path of a page's address
   * @returns keys of modules
   */
  of(pathname: string): readonly string[] {
    return this.#known.get(kindOf(pathname)) ?? [];
  }

  add(pathname: string, key: string): void {
    const kind = kindOf(pathname);
    const keys = this.#known.get(kind) ?? [];
    if (keys.includes(key)) return;
    this.#known.set(kind, [...keys, key]);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#known)));
  }
}

function kindOf(pathname: string): string {
  return pathname.replace(LAST_PART, '*');
}

function readJson(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  } catch {
    // The first start, or one that was cut short.
    return {};
  }
}
