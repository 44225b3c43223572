import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchEntry } from '../../search/engine/searchModel';
import { outputFolder } from '../language/languageFiles';
import type { BuildSettings } from '../settings';
import { deadLinks, type LinkedDocument } from './deadLinks';

interface RenderedSite {
  /** Project root. */
  root: string;
  settings: Pick<BuildSettings, 'basePath' | 'outDir'>;
  documents: readonly LinkedDocument[];
  /** The pages' HTML files. Links to these files are reported, because they must use the pages' addresses. */
  documentFiles: ReadonlySet<string>;
}

/**
 * Checks the links in all documents and the addresses in the search index. Call it after all files are written.
 *
 * @throws an error with one line per dead link: the page, the link, and how to fix it
 */
export async function checkLinks({
  root,
  settings,
  documents,
  documentFiles,
}: RenderedSite): Promise<void> {
  const { basePath, outDir } = settings;
  const index = await readFile(path.join(outputFolder(root), 'searchIndex.json'), 'utf8');
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
