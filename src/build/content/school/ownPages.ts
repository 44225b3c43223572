/** Finds the pages that the school writes itself. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { OwnPage } from '../../../site/ownPage';
import { localName } from '../../language/languageFiles';
import type { Problem } from '../problems';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { pageDescription } from '../validation/pageDescription';
import { readOwnFile } from './ownModule';

const PAGES = 'src/school/pages';

/** A page of the school, with the facts that the site needs before it loads the page's code. */
export interface ReadPage extends OwnPage {
  /** Path relative to the project root. */
  file: string;
  /** Address within the site, which is the file's path within the folder of pages. */
  path: string;
  headings: readonly string[];
  /** Names that the file exports. */
  exports: readonly string[];
}

/**
 * A page's file is in lowercase with hyphens. Components have names in capitals, and folders of parts have
 * names such as `nextSteps`.
 */
const PAGE_FILE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.tsx$/;

const pageSchema = fields({
  title: text,
  description: pageDescription(text),
  label: text.optional(),
  showIn: z.array(z.enum(['navigation', 'panel', 'footer'])).optional(),
  after: z.string().optional(),
  purpose: z.enum(['comparison', 'next-steps']).optional(),
  headings: z.array(z.string()).default([]),
});

const PAGE = {
  facts: 'page',
  required: {
    page: "add `export const page: OwnPage = { title, description }`, or start the name of a file that isn't a page with a capital letter",
    Page: 'add `export function Page()`, which renders the page',
  },
  others: ['headings'],
  schema: pageSchema,
};

/**
 * Reads the facts about all pages. Runs only the `page` and `headings` of each file, not its components.
 *
 * @param root - project root
 * @returns the pages, sorted by address, and the mistakes in them
 */
export async function readOwnPages(
  root = process.cwd(),
): Promise<{ pages: ReadPage[]; problems: Problem[] }> {
  const names = await readdir(path.join(root, PAGES), { recursive: true }).catch(() => []);
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => PAGE_FILE.test(name));
  const read = await Promise.all(files.sort().map((name) => readPage(root, name)));
  return {
    pages: read.flatMap((one) => ('page' in one ? [one.page] : [])),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
}

async function readPage(
  root: string,
  name: string,
): Promise<{ page: ReadPage } | { problems: Problem[] }> {
  const file = `${PAGES}/${name}`;
  const read = await readOwnFile(root, localName(root, file), PAGE);
  if ('problems' in read) return read;
  const address = `/${name.replace(/\.tsx$/, '')}`;
  return { page: { ...read.facts, file, path: address, exports: read.exported } };
}
