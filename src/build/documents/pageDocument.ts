import type { RenderedPage } from '../../entry.server';
import type { ClientFiles } from '../webpack/ClientFilesPlugin';
import type { BuildSettings } from '../settings';
import { htmlDocument, type Site } from './document';
import { fontFiles } from './fontFaces';
import { muiStyleSheet } from './muiStyles';
import { integrityHash } from './policy';
import { structuredData } from './structuredData';
import type { Template } from './template';

interface PageDocumentParts {
  page: RenderedPage;
  /** Addresses and heads of all pages, for the breadcrumbs. */
  pages: readonly Pick<RenderedPage, 'path' | 'head'>[];
  site: Site;
  settings: BuildSettings;
  template: Template;
  clientFiles: ClientFiles;
  /** Reads a style sheet from the client bundle by its path within the site. */
  readStyle: (file: string) => Promise<string>;
  /**
   * Reads a script from the client bundle to hash it. Unset in development, where scripts change while pages
   * are open.
   */
  readScript?: (file: string) => Promise<Buffer>;
}

/**
 * Combines a rendered page and the client's files into an HTML document, both in development and in the build.
 *
 * @returns the HTML
 * @throws if the page needs a chunk that doesn't exist
 */
export async function pageDocument({
  page,
  pages,
  site,
  settings,
  template,
  clientFiles,
  readStyle,
  readScript,
}: PageDocumentParts): Promise<string> {
  const { scripts } = clientFiles.filesOf(page.chunks);
  const all = clientFiles.filesOf([...page.chunks, ...page.deferredChunks]);
  const address = (file: string) => settings.basePath + file;
  const { names, css } = page.muiStyles;
  return htmlDocument({
    page: { ...page, muiStyles: { names, css: muiStyleSheet(css) } },
    site,
    settings,
    template,
    scripts,
    integrity: readScript && (await integrityOf(scripts, readScript)),
    entryScripts: clientFiles.filesOf([]).scripts,
    manifest: {
      deferred: [
        ...all.scripts.filter((file) => !scripts.includes(file)).map(address),
        ...page.deferredFiles,
      ],
    },
    styles: await Promise.all(
      all.styles.map(async (file) => ({ file, css: await readStyle(file) })),
    ),
    fonts: fontFiles(site.typefaces, clientFiles.all),
    structuredData: structuredData({
      page,
      pages,
      brand: site.brand,
      siteRoot: settings.siteRoot,
      basePath: settings.basePath,
    }),
  });
}

async function integrityOf(
  files: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(files.map(async (file) => [file, integrityHash(await read(file))] as const)),
  );
}
