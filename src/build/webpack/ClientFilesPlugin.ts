import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Files in the client bundle. Paths are relative to the site's root. */
export interface ClientFiles {
  /**
   * Returns the files of the entry and the given chunks.
   *
   * @param chunks - chunk names from the route table
   * @returns the files in loading order, without duplicates
   * @throws if a chunk doesn't exist
   */
  filesOf: (chunks: readonly string[]) => { scripts: string[]; styles: string[] };
  /** All files of the client build. */
  all: readonly string[];
  /** Returns a hash of all file names, which contain the files' hashes. */
  buildId: () => string;
}

/** Serializable form of `ClientFiles`, for another process. */
export interface ClientFilesData {
  groups: ReadonlyMap<string, readonly string[]>;
  all: readonly string[];
}

/** Collects each chunk's files, so that documents can reference them. */
export class ClientFilesPlugin implements ClientFiles {
  #groups: ReadonlyMap<string, readonly string[]>;
  all: readonly string[];

  /** @param data - files from a build in another process */
  constructor({ groups, all }: ClientFilesData = { groups: new Map(), all: [] }) {
    this.#groups = groups;
    this.all = all;
  }

  get data(): ClientFilesData {
    return { groups: this.#groups, all: this.all };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ClientFilesPlugin', (compilation) => {
      const { namedChunkGroups = {} } = compilation
        .getStats()
        .toJson({ all: false, chunkGroups: true });
      this.#groups = new Map(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
          name,
          // Excludes hot updates in development.
          assets.map((asset) => asset.name).filter((asset) => !asset.includes('.hot-update.')),
        ]),
      );
      this.all = Object.keys(compilation.assets);
    });
  }

  filesOf(chunks: readonly string[]): { scripts: string[]; styles: string[] } {
    const files = new Set(
      ['main', ...chunks].flatMap((name) => {
        const group = this.#groups.get(name);
        if (!group)
          throw new Error(`The route table names a chunk "${name}" that webpack didn't create.`);
        return group;
      }),
    );
    return {
      scripts: [...files].filter((file) => file.endsWith('.js')),
      styles: [...files].filter((file) => file.endsWith('.css')),
    };
  }

  buildId(): string {
    return createHash('sha256')
      .update([...this.all].sort().join())
      .digest('hex')
      .slice(0, 12);
  }
}
