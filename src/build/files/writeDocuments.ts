import type { RenderedPage } from '../../entry.server';
import { attributeFaults } from '../checks/attributeFaults';
import { deadControls } from '../checks/deadControls';
import { linksAndIds, type LinkedDocument } from '../checks/deadLinks';
import { LAST_DOCUMENT } from '../server/buildState';
import { documentFiles } from './documentFiles';

interface Documents<Page> {
  make: (page: Page) => Promise<string>;
  write: (file: string, html: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /**
   * Runs the checks that need all documents at once.
   *
   * @param files - HTML files of the documents
   */
  check: (documents: readonly LinkedDocument[], files: ReadonlySet<string>) => Promise<void>;
}

/**
 * Creates, checks and writes documents one at a time, to keep only one in memory. Writes the one that marks
 * the site as complete (`LAST_DOCUMENT`) last, after all checks have passed. If a check fails, deletes all
 * documents.
 *
 * @param pages - the pages to write
 * @param documents - functions that make, write, remove and check documents
 * @throws an error with one line per problem
 */
export async function writeDocuments<Page extends Pick<RenderedPage, 'id' | 'path'>>(
  pages: readonly Page[],
  { make, write, remove, check }: Documents<Page>,
): Promise<void> {
  const written = new Set<string>();
  const last = new Map<string, string>();
  const linked: LinkedDocument[] = [];
  const faults: string[] = [];
  try {
    for (const page of pages) {
      const html = await make(page);
      const name = page.path ?? page.id;
      faults.push(
        ...attributeFaults(html).map((fault) => `${name}: ${fault} contains a non-string value`),
      );
      faults.push(...deadControls(html).map((fault) => `${name}: ${fault}`));
      linked.push({ path: page.path, name, ...linksAndIds(html) });
      for (const file of documentFiles(page)) {
        if (file === LAST_DOCUMENT) {
          last.set(file, html);
          continue;
        }
        written.add(file);
        await write(file, html);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await check(linked, new Set([...written, ...last.keys()]));
  } catch (error) {
    for (const file of written) await remove(file);
    throw error;
  }
  for (const [file, html] of last) await write(file, html);
}
