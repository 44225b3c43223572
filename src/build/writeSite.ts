import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TUTORIALS } from '../../.generated/tutorials';
import type { RenderedPage } from '../entry.server';
import type { ClientFiles } from './ClientFilesPlugin';
import { compressTextFiles } from './compress';
import { htmlDocument, type Site } from './document';
import { atomFeed } from './feed';
import { fontFiles } from './fontFaces';
import { headersFile } from './hostFiles';
import { icons } from './icons';
import { muiStyleSheet } from './muiStyles';
import { ogImage } from './ogImage';
import type { BuildSettings } from './settings';
import { robots, sitemap, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

interface SiteParts {
  settings: BuildSettings;
  clientFiles: ClientFiles;
  site: Site;
  /** Of all that is shipped, as text. */
  licenses: string;
  pages: readonly RenderedPage[];
}

/**
 * Writes everything of the site that is not the client bundle: a document a page, and the files that speak of the whole
 * site.
 *
 * @throws if a page names a chunk that does not exist, or a file cannot be written
 */
export async function writeSite({
  settings,
  clientFiles,
  site,
  licenses,
  pages,
}: SiteParts): Promise<void> {
  const write = async (file: string, contents: string | Buffer) => {
    const target = path.join(settings.outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  };
  const navigation = clientFiles.filesOf(site.navigationChunks);
  const fonts = fontFiles(site.typefaces, clientFiles.all);

  for (const page of pages) {
    const { scripts } = clientFiles.filesOf(page.chunks);
    const { styles, scripts: allScripts } = clientFiles.filesOf([
      ...page.chunks,
      ...page.partChunks,
    ]);
    const { names, css } = page.muiStyles;
    const html = htmlDocument({
      page: {
        ...page,
        muiStyles: { names, css: muiStyleSheet(css, clientFiles.muiComponents) },
      },
      site,
      settings,
      scripts,
      entryScripts: clientFiles.filesOf([]).scripts,
      idleFiles: [...navigation.scripts, ...navigation.styles].filter(
        (file) => ![...allScripts, ...styles].includes(file),
      ),
      partScripts: allScripts.filter((file) => !scripts.includes(file)),
      styles: await Promise.all(
        styles.map(async (file) => ({
          file,
          css: await readFile(path.join(settings.outDir, file), 'utf8'),
        })),
      ),
      fonts,
      structuredData: structuredData({
        page,
        pages,
        brand: site.brand,
        siteRoot: settings.siteRoot,
        basePath: settings.basePath,
      }),
    });
    for (const file of documentFiles(page)) await write(file, html);
  }

  for (const [file, contents] of await icons(site)) await write(file, contents);
  await write('og.png', await ogImage(site));
  await write('site.webmanifest', webManifest(site, settings));
  await write('robots.txt', robots(settings.siteRoot));
  if (settings.siteRoot) {
    await write('sitemap.xml', sitemap(pages, settings.siteRoot));
    await write(
      'feed.xml',
      atomFeed({ brand: site.brand, tutorials: TUTORIALS, siteRoot: settings.siteRoot }),
    );
  }
  await write('licenses.txt', licenses);
  await write('_headers', headersFile(settings));
  await compressTextFiles(settings.outDir);
}

/**
 * Hosts differ in which file answers `/about` and which `/about/`, so both stand there.
 *
 * @param page - a page's name and address
 * @returns the files that hold its document
 */
export function documentFiles({ id, path: address }: Pick<RenderedPage, 'id' | 'path'>): string[] {
  if (address === null) return [id === 'not-found' ? '404.html' : `${id}.html`];
  if (address === '/') return ['index.html'];
  return [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`];
}
