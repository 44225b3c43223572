import { createRequire } from 'node:module';
import type { Compiler } from 'webpack';
import type * as ServerBundle from '../../entry.server';
import type { BuildSettings } from '../settings';
import { writeSite } from '../files/writeSite';
import type { ClientFiles } from './ClientFilesPlugin';
import type { ShippedPackages } from './ShippedPackages';

const require = createRequire(import.meta.url);

interface PrerenderOptions {
  settings: BuildSettings;
  clientFiles: ClientFiles;
  packages: ShippedPackages;
  /** The server bundle's path. */
  serverFile: string;
  /** Kept once all other bundles are written, or have failed. */
  whenBuilt: Promise<unknown>;
}

/**
 * Writes the site's documents: runs the server bundle while the others may still be made, and once they are there names
 * their files in what it rendered, and compresses all.
 */
export class PrerenderPlugin {
  readonly #options: PrerenderOptions;

  constructor(options: PrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { settings, clientFiles, packages, serverFile, whenBuilt } = this.#options;
    compiler.hooks.afterEmit.tapPromise('PrerenderPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { renderPages, site } = require(serverFile) as typeof ServerBundle;
      const pages = await renderPages();
      await whenBuilt;
      // Without the client's files there is nothing to name; webpack reports why they are missing.
      if (clientFiles.all.length === 0) return;
      const licenses = await packages.licenses();
      await writeSite({ root: compiler.context, settings, clientFiles, site, licenses, pages });
    });
  }
}
