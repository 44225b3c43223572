import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type * as Brand from '../../../brand/brand';
import type { RenderedPage } from '../../../entry.server';
import type * as Tokens from '../../../theme/tokens';
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
  /** @returns the document of an address, with the status of its answer */
  document: (pathname: string) => Promise<{ status: number; html: string }>;
  /** @returns a file that speaks of the whole site; `null` if there is none of that name */
  generatedFile: (file: string) => Promise<string | Buffer | null>;
  /** The hosts that the brand allows beside the site's own. */
  allowedOrigins: () => Promise<Site['brand']['allowedOrigins']>;
  /** Has facts and files made of the content as it is now. */
  forget: () => void;
}

/** What every part of a page that the browser renders leaves empty. */
const NOT_RENDERED: Omit<RenderedPage, 'path' | 'head' | 'title'> = {
  // No route's id: the browser renders the page.
  id: '',
  chunks: [],
  deferredChunks: [],
  deferredFiles: [],
  navigationChunks: [],
  html: '',
  muiStyles: { names: [], css: '' },
};

/**
 * Makes the documents of development: template, policy and inline scripts of production around an empty page, which the
 * browser renders.
 *
 * @param root - the project's folder
 * @param settings - the build's settings
 * @param clientFiles - the client's files
 */
export function clientDocuments(
  root: string,
  settings: BuildSettings,
  clientFiles: ClientFiles,
): ClientDocuments {
  let facts: Promise<typeof Facts> | undefined;
  /** The last that could be read: a mistake in the brand file is shown in the page. */
  let site: Site | undefined;
  let maker: Promise<typeof GeneratedFiles> | undefined;

  return {
    async document(pathname) {
      const path = await routePath(pathname);
      const own = await readSite();
      const { name, description } = own.brand;
      const { scripts, styles } = clientFiles.filesOf([]);
      const html = htmlDocument({
        page: { ...NOT_RENDERED, path, title: name, head: { title: name, description } },
        site: own,
        settings,
        template: await readTemplate(root),
        scripts,
        entryScripts: scripts,
        manifest: { deferred: [], navigation: [] },
        styles: [],
        linkedStyles: styles,
        fonts: fontFiles(own.typefaces, clientFiles.all),
        structuredData: [],
      });
      return { status: path === null ? 404 : 200, html };
    },

    async generatedFile(file) {
      maker ??= tsImport('../../generatedFiles.ts', import.meta.url) as Promise<
        typeof GeneratedFiles
      >;
      const { generatedFiles } = await maker;
      const make = generatedFiles({ site: await readSite(), settings, pages: [] }).get(file);
      return make ? make() : null;
    },

    async allowedOrigins() {
      return (await readSite()).brand.allowedOrigins;
    },

    forget() {
      facts = undefined;
      maker = undefined;
    },
  };

  function loadFacts(): Promise<typeof Facts> {
    return (facts ??= tsImport('./siteFacts.ts', import.meta.url) as Promise<typeof Facts>);
  }

  /** The address within the site; `null` where there is no page. */
  async function routePath(pathname: string): Promise<string | null> {
    const { findRoute, TUTORIALS, ADDRESSES } = await loadFacts();
    const { basePath } = settings;
    if (!pathname.startsWith(basePath) && `${pathname}/` !== basePath) return null;
    const address = `/${pathname.slice(basePath.length).replace(/\.html$|\/+$/, '')}`;
    const own = findRoute(address).path;
    const extra = await importFresh<{ EXTRA_ROUTES: { path: string | null }[] }>(
      settings.extraRoutesFile,
    );
    const isExtra = extra.EXTRA_ROUTES.some((route) => route.path === address);
    if (own === null) return isExtra ? address : null;
    const slug = own.startsWith(`${ADDRESSES.tutorials}/`) ? own.split('/').at(-1) : undefined;
    const isKnown = slug === undefined || isExtra || TUTORIALS.some((one) => one.slug === slug);
    return isKnown ? own : null;
  }

  async function readSite(): Promise<Site> {
    try {
      return (site = await readSiteFiles());
    } catch (error) {
      if (site) return site;
      throw error;
    }
  }

  async function readSiteFiles(): Promise<Site> {
    const [{ brand }, { light, dark, typefaces }, logo, { MODE_SCRIPT }] = await Promise.all([
      importFresh<typeof Brand>(settings.brandFile),
      importFresh<typeof Tokens>(settings.tokensFile),
      readFile(settings.logoFile, 'utf8'),
      loadFacts(),
    ]);
    return {
      brand,
      logo: prepareLogo(logo, path.relative(root, settings.logoFile)),
      colors: { light, dark },
      typefaces,
      modeScript: MODE_SCRIPT,
    };
  }
}
