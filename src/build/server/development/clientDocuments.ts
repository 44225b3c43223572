import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { RenderedPage } from '../../../entry.server';
import type * as Tokens from '../../../school/tokens';
import { formatProblem } from '../../content/problems';
import { readBrand } from '../../content/school/readBrand';
import { htmlDocument, type Site } from '../../documents/document';
import { fontFiles } from '../../documents/fontFaces';
import { readTemplate } from '../../documents/template';
import type * as GeneratedFiles from '../../generatedFiles';
import { importFresh } from '../../importFresh';
import { prepareLogo } from '../../logo';
import type { BuildSettings } from '../../settings';
import type { ClientFiles } from '../../webpack/ClientFilesPlugin';
import type * as Facts from './siteFacts';

interface ClientDocuments {
  /** Returns the document and the HTTP status for an address. */
  document: (pathname: string) => Promise<{ status: number; html: string }>;
  /** Returns a generated site-wide file; `null` if there is none with that name. */
  generatedFile: (file: string) => Promise<string | Buffer | null>;
  /** Returns the third-party hosts that the brand allows. */
  allowedOrigins: () => Promise<Site['brand']['allowedOrigins']>;
  /** Discards the loaded site facts and generated files, so that the next request loads them again. */
  invalidate: () => void;
}

/** An empty page, whose content the browser renders. */
const EMPTY_PAGE: Omit<RenderedPage, 'path' | 'head' | 'title'> = {
  // With an empty page id, which matches no route, the browser renders the page instead of hydrating it.
  id: '',
  chunks: [],
  deferredChunks: [],
  deferredFiles: [],
  html: '',
  muiStyles: { names: [], css: '' },
};

/**
 * Creates the documents for development: they have the same template, CSP, and inline scripts as in
 * production, but an empty page that the browser renders.
 *
 * @param root - project root
 * @param settings - the build's settings
 * @param clientFiles - files of the client bundle
 */
export function clientDocuments(
  root: string,
  settings: BuildSettings,
  clientFiles: ClientFiles,
): ClientDocuments {
  let facts: Promise<typeof Facts> | undefined;
  /**
   * The last valid site, used while the brand file has an error, so that the page can load and show the
   * error.
   */
  let lastSite: Site | undefined;
  let generatedFilesModule: Promise<typeof GeneratedFiles> | undefined;

  return {
    async document(pathname) {
      const path = await routePath(pathname);
      const site = await readSite();
      const { name, description } = site.brand;
      const { scripts, styles } = clientFiles.filesOf([]);
      const html = htmlDocument({
        page: { ...EMPTY_PAGE, path, title: name, head: { title: name, description } },
        site,
        settings,
        template: await readTemplate(root),
        scripts,
        entryScripts: scripts,
        manifest: { deferred: [] },
        styles: [],
        linkedStyles: styles,
        fonts: fontFiles(site.typefaces, clientFiles.all),
        structuredData: [],
      });
      return { status: path === null ? 404 : 200, html };
    },

    async generatedFile(file) {
      generatedFilesModule ??= tsImport('../../generatedFiles.ts', import.meta.url) as Promise<
        typeof GeneratedFiles
      >;
      const { generatedFiles } = await generatedFilesModule;
      const make = generatedFiles({ site: await readSite(), settings, pages: [] }).get(file);
      return make ? make() : null;
    },

    async allowedOrigins() {
      return (await readSite()).brand.allowedOrigins;
    },

    invalidate() {
      facts = undefined;
      generatedFilesModule = undefined;
    },
  };

  function loadFacts(): Promise<typeof Facts> {
    return (facts ??= tsImport('./siteFacts.ts', import.meta.url) as Promise<typeof Facts>);
  }

  /** Returns the page's address within the site, or `null` if there is no page. */
  async function routePath(pathname: string): Promise<string | null> {
    const { findRoute, TUTORIALS, ADDRESSES } = await loadFacts();
    const { basePath } = settings;
    if (!pathname.startsWith(basePath) && `${pathname}/` !== basePath) return null;
    const address = `/${pathname.slice(basePath.length).replace(/\.html$|\/+$/, '')}`;
    const routeAddress = findRoute(address).path;
    const extra = await importFresh<{ EXTRA_ROUTES: { path: string | null }[] }>(
      settings.extraRoutesFile,
    );
    const isExtra = extra.EXTRA_ROUTES.some((route) => route.path === address);
    if (routeAddress === null) return isExtra ? address : null;
    const slug = routeAddress.startsWith(`${ADDRESSES.tutorials}/`)
      ? routeAddress.split('/').at(-1)
      : undefined;
    const exists =
      slug === undefined || isExtra || TUTORIALS.some((tutorial) => tutorial.slug === slug);
    return exists ? routeAddress : null;
  }

  async function readSite(): Promise<Site> {
    try {
      return (lastSite = await readSiteFiles());
    } catch (error) {
      if (lastSite) return lastSite;
      throw error;
    }
  }

  async function readSiteFiles(): Promise<Site> {
    const [{ brand, problems }, { light, dark, typefaces }, logo, { HEAD_SCRIPTS }] =
      await Promise.all([
        readBrand(root, settings.brandFile),
        importFresh<typeof Tokens>(settings.tokensFile),
        readFile(settings.logoFile, 'utf8'),
        loadFacts(),
      ]);
    if (!brand) throw new Error(problems.map(formatProblem).join('\n'));
    return {
      brand,
      logo: prepareLogo(logo, path.relative(root, settings.logoFile)),
      colors: { light, dark },
      typefaces,
      headScripts: HEAD_SCRIPTS,
    };
  }
}
