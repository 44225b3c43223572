import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '../../entry.server';
import type { ClientFiles } from '../webpack/ClientFilesPlugin';
import { attributeFaults } from '../checks/attributeFaults';
import { checkLinks } from '../checks/checkLinks';
import type { Site } from '../documents/document';
import { generatedFiles } from '../generatedFiles';
import { pageDocument } from '../documents/pageDocument';
import type { BuildSettings } from '../settings';
import { readTemplate } from '../documents/template';
import { headerRules, headersFile } from './hostFiles';
import { compressTextFiles } from './compress';

interface SiteParts {
  /** The project's folder. */
  root: string;
  settings: BuildSettings;
  clientFiles: ClientFiles;
  site: Site;
  /** Of all that is shipped, as text. */
  licenses: string;
  /** Folder where compressed files are kept for the next build. */
  compressedDir: string;
  pages: readonly RenderedPage[];
}

/**
 * Writes everything of the site that is not the client bundle: a document a page, and the files that speak of the whole
 * site.
 *
 * @throws if the template or a page is not as it must be, a link leads nowhere, or a file cannot be written
 */
export async function writeSite({
  root,
  licenses,
  compressedDir,
  ...parts
}: SiteParts): Promise<void> {
  const { settings, pages } = parts;
  const template = await readTemplate(root);
  const readStyle = (file: string) => readFile(path.join(settings.outDir, file), 'utf8');
  const readScript = settings.scriptIntegrity
    ? (file: string) => readFile(path.join(settings.outDir, file))
    : undefined;
  const write = async (file: string, contents: string | Buffer) => {
    const target = path.join(settings.outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  };

  for (const [file, make] of generatedFiles(parts)) {
    if (!existsSync(path.join(root, 'public', file))) await write(file, await make());
  }
  await write('licenses.txt', licenses);
  await write('_headers', headersFile(headerRules(settings, parts.site.brand.allowedOrigins)));
  const documents = await Promise.all(
    pages.map(async (page) => ({
      page,
      html: await pageDocument({ ...parts, page, template, readStyle, readScript }),
    })),
  );
  const faults = documents.flatMap(({ page, html }) =>
    attributeFaults(html).map((fault) => `${page.path ?? page.id}: ${fault} has lost its value`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await checkLinks({ root, settings, documents });
  // Documents last: where not-found is there, everything else is too (see `freshness.ts`).
  for (const { page, html } of documents) {
    for (const file of documentFiles(page)) await write(file, html);
  }
  await compressTextFiles(settings.outDir, compressedDir);
}

/**
 * Hosts differ in which file answers `/about` and which `/about/`, so both are there.
 *
 * @param page - a page's name and address
 * @returns the files that hold its document
 */
export function documentFiles({ id, path: address }: Pick<RenderedPage, 'id' | 'path'>): string[] {
  if (address === null) return [id === 'not-found' ? '404.html' : `${id}.html`];
  if (address === '/') return ['index.html'];
  return [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`];
}
