import type { Compiler } from 'webpack';
import type { BuildSettings } from '../settings';
import { writeSite } from '../files/writeSite';
import { loadServerBundle } from '../server/loadServerBundle';
import type { ClientFiles } from './ClientFilesPlugin';
import type { ContentCheck } from './ContentCheck';
import type { ShippedPackages } from './ShippedPackages';

interface PrerenderOptions {
  settings: BuildSettings;
  clientFiles: ClientFiles;
  packages: ShippedPackages;
  /** The server bundle's path. */
  serverFile: string;
  /** Folder where compressed files are kept for the next build. */
  compressedDir: string;
  /** Kept once all other bundles are written, or have failed. */
  whenBuilt: Promise<unknown>;
  /** Runs the lessons' code meanwhile; without it that is left to whoever builds. */
  check: ContentCheck | undefined;
}

/**
 * Writes the site's documents: runs the server bundle while the others may still be made, and once they are there names
 * their files in what it rendered, and compresses all. With mistakes in the content it writes none: without documents
 * there is no site.
 */
export class PrerenderPlugin {
  readonly #options: PrerenderOptions;

  constructor(options: PrerenderOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { settings, clientFiles, packages, serverFile, compressedDir, whenBuilt, check } =
      this.#options;
    compiler.hooks.shutdown.tap('PrerenderPlugin', () => check?.stop());
    compiler.hooks.afterEmit.tapPromise('PrerenderPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { renderPages, site } = await loadServerBundle(serverFile);
      const pages = await renderPages();
      await whenBuilt;
      // Without the client's files there is nothing to name; webpack reports why they are missing.
      if (clientFiles.all.length === 0) return;
      await check?.passed();
      const licenses = await packages.licenses();
      const made = { settings, clientFiles, site, licenses, pages };
      await writeSite({ root: compiler.context, compressedDir, ...made });
    });
  }
}
