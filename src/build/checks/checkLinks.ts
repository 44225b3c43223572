import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '../../entry.server';
import type { SearchEntry } from '../../search/searchModel';
import type { BuildSettings } from '../settings';
import { deadLinks } from './deadLinks';

interface RenderedSite {
  /** The project's folder. */
  root: string;
  settings: Pick<BuildSettings, 'basePath' | 'outDir'>;
  documents: readonly { page: Pick<RenderedPage, 'id' | 'path'>; html: string }[];
}

/**
 * Checks the links of all documents and the addresses that the search leads to, once every file that they may link to is
 * written.
 *
 * @param site - its documents, and where its files lie
 * @throws an error whose message has a line for each link that leads nowhere: page, link and the way out
 */
export async function checkLinks({ root, settings, documents }: RenderedSite): Promise<void> {
  const { basePath, outDir } = settings;
  const index = await readFile(path.join(root, '.generated/searchIndex.json'), 'utf8');
  const { storedFields } = JSON.parse(index) as { storedFields: Record<string, SearchEntry> };
  const problems = deadLinks({
    basePath,
    documents: documents.map(({ page, html }) => ({
      path: page.path,
      name: page.path ?? page.id,
      html,
    })),
    addresses: Object.values(storedFields).map(({ address }) => ({ name: 'search', address })),
    hasFile: (file) =>
      statSync(path.join(outDir, file), { throwIfNoEntry: false })?.isFile() ?? false,
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
