import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the slug in a lesson's or course's address. Pages of the same type load the same code. */
const SLUG = /(?<=^\/(?:tutorials|courses)\/)[^/]+/;

/**
 * Remembers across server starts which lazy modules each page imports, so that they're compiled in one build
 * instead of a chain of builds.
 */
export class RememberedImports {
  readonly #file: string;
  readonly #imports: Map<string, string[]>;

  /** @param file - JSON file for the imports; doesn't have to exist */
  constructor(file: string) {
    this.#file = file;
    this.#imports = new Map(Object.entries(readJson(file)));
  }

  /** Returns the keys of the modules that the given page and others of the same type have imported. */
  of(pathname: string): readonly string[] {
    return this.#imports.get(pageType(pathname)) ?? [];
  }

  add(pathname: string, key: string): void {
    const type = pageType(pathname);
    const keys = this.#imports.get(type) ?? [];
    if (keys.includes(key)) return;
    this.#imports.set(type, [...keys, key]);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#imports)));
  }
}

function pageType(pathname: string): string {
  return pathname.replace(SLUG, '*');
}

function readJson(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  } catch {
    // The file doesn't exist yet, or wasn't fully written.
    return {};
  }
}
