import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** The client's files, as the documents need to name them; paths are relative to the site's root. */
export interface ClientFiles {
  /**
   * @param chunks - names of chunks, as the route table gives them
   * @returns the files of the entry and of those chunks, each once, in the order they load
   * @throws if webpack made no chunk of that name
   */
  filesOf: (chunks: readonly string[]) => { scripts: string[]; styles: string[] };
  /** Every file the client build wrote. */
  all: readonly string[];
  /** @returns a text that differs between two builds whenever one of their files does */
  buildId: () => string;
}

/** The same as plain data, for another process. */
export interface ClientFilesData {
  groups: ReadonlyMap<string, readonly string[]>;
  all: readonly string[];
}

/** Remembers which files each chunk became, for the build of the documents that follows. */
export class ClientFilesPlugin implements ClientFiles {
  #groups: ReadonlyMap<string, readonly string[]>;
  all: readonly string[];

  /** @param data - files that another process has built */
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
          // In development an update for open pages is a file of the group, too.
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
