import type { RenderedPage } from '../../entry.server';
import { attributeFaults } from '../checks/attributeFaults';
import { deadControls } from '../checks/deadControls';
import { linksAndIds, type LinkedDocument } from '../checks/deadLinks';
import { LAST_DOCUMENT } from '../server/buildState';
import { documentFiles } from './documentFiles';

/** What is done with documents. */
interface Documents<Page> {
  make: (page: Page) => Promise<string>;
  write: (file: string, html: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /**
   * Judges all of them together.
   *
   * @param files - the files that hold them
   */
  check: (documents: readonly LinkedDocument[], files: ReadonlySet<string>) => Promise<void>;
}

/**
 * Makes, checks and writes the documents one by one, so that only one is in memory at a time. The one that marks a complete site
 * (`LAST_DOCUMENT`) is written last, once all are right. If one of them has a fault, all are deleted.
 *
 * @param pages - what they are made of
 * @param documents - how they are made, written, taken away and checked
 * @throws an error with a line for each fault
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
      faults.push(...attributeFaults(html).map((fault) => `${name}: ${fault} has lost its value`));
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
