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
}

/** Writes the site's documents once both bundles are built: runs the server bundle, and names the client's files in what it rendered. */
export class PrerenderPlugin {
  readonly #options: PrerenderOptions;

  constructor(options: PrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { settings, clientFiles, packages, serverFile } = this.#options;
    compiler.hooks.afterEmit.tapPromise('PrerenderPlugin', async (compilation) => {
      // Without the client's files there is nothing to name; webpack reports why they are missing.
      if (compilation.errors.length > 0 || clientFiles.all.length === 0) return;
      const { renderPages, site } = require(serverFile) as typeof ServerBundle;
      const licenses = await packages.licenses();
      const pages = await renderPages();
      await writeSite({ root: compiler.context, settings, clientFiles, site, licenses, pages });
    });
  }
}
