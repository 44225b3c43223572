import type { Compiler } from 'webpack';

/**
 * Makes a chunk's name its id, where it has one: the runtime, which every page loads, then needs no table from ids to names
 * (0.7 kB brotli with 16 lessons, 2026-11). Webpack gives the others their short numbers.
 */
export class NamedChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedChunkIdsPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'NamedChunkIdsPlugin', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
