import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchEntry } from '../../search/searchModel';
import type { BuildSettings } from '../settings';
import { deadLinks, type LinkedDocument } from './deadLinks';

interface RenderedSite {
  /** The project's folder. */
  root: string;
  settings: Pick<BuildSettings, 'basePath' | 'outDir'>;
  documents: readonly LinkedDocument[];
  /** Files of documents: to one of those a link leads by its page's address. */
  documentFiles: ReadonlySet<string>;
}

/**
 * Checks the links of all documents and the addresses that the search leads to, once every file that they may link to is
 * written.
 *
 * @param site - its documents, and where its files lie
 * @throws an error whose message has a line for each link that leads nowhere: page, link and the way out
 */
export async function checkLinks({
  root,
  settings,
  documents,
  documentFiles,
}: RenderedSite): Promise<void> {
  const { basePath, outDir } = settings;
  const index = await readFile(path.join(root, '.generated/searchIndex.json'), 'utf8');
  const { storedFields } = JSON.parse(index) as { storedFields: Record<string, SearchEntry> };
  const problems = deadLinks({
    basePath,
    documents,
    addresses: Object.values(storedFields).map(({ address }) => ({ name: 'search', address })),
    hasFile: (file) =>
      !documentFiles.has(file) &&
      (statSync(path.join(outDir, file), { throwIfNoEntry: false })?.isFile() ?? false),
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
