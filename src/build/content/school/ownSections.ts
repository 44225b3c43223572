/** Finds the sections that the school adds to the site's pages. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SECTION_PAGES, type OwnSection, type SectionPage } from '../../../site/ownSection';
import { localName } from '../../language/languageFiles';
import type { Problem } from '../problems';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { nearestHint } from '../validation/nearestName';
import { readOwnFile } from './ownModule';

const SECTIONS = 'src/school/sections';

/** A section's file is in lowercase with hyphens; other components have names in capitals. */
const SECTION_FILE = /^[a-z0-9-]+\.tsx$/;

/** A section of the school. */
export interface ReadSection extends OwnSection {
  /** Path relative to the project root. */
  file: string;
  page: SectionPage;
}

const sectionSchema = fields({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, {
    error: ({ input }) =>
      `"${String(input)}" can only have lowercase letters, digits and hyphens, as in "why-us"`,
  }),
  title: text,
  description: text,
  order: z.number().optional(),
});

const SECTION = {
  facts: 'section',
  required: {
    section:
      'add `export const section: OwnSection = { id, title, description }`, or start the name of another component with a capital letter',
    Section: 'add `export function Section()`, which renders the section',
  },
  schema: sectionSchema,
};

/**
 * @param root - project root
 * @returns the sections in the order in which pages show them, and the mistakes in them
 */
export async function readOwnSections(
  root: string,
): Promise<{ sections: ReadSection[]; problems: Problem[] }> {
  const folders = await readdir(path.join(root, SECTIONS)).catch(() => []);
  const sections: ReadSection[] = [];
  const problems: Problem[] = [];
  for (const folder of folders.sort()) {
    const page = SECTION_PAGES.find((name) => name === folder);
    if (!page) {
      const hint =
        nearestHint(folder, SECTION_PAGES) || `; the pages are: ${SECTION_PAGES.join(', ')}`;
      problems.push({
        file: `${SECTIONS}/${folder}`,
        line: 1,
        reason: `the site has no page "${folder}"${hint}`,
      });
      continue;
    }
    const files = await readdir(path.join(root, SECTIONS, folder));
    for (const name of files.filter((file) => SECTION_FILE.test(file)).sort()) {
      const file = `${SECTIONS}/${folder}/${name}`;
      const read = await readOwnFile(root, localName(root, file), SECTION);
      if ('problems' in read) problems.push(...read.problems);
      else sections.push({ ...read.facts, file, page });
    }
  }
  return {
    sections: sections.sort((a, b) => orderOf(a) - orderOf(b)),
    problems,
  };
}

/** Sections without an order come last. Sorting keeps them in the order of their names. */
function orderOf({ order = Number.MAX_SAFE_INTEGER }: ReadSection): number {
  return order;
}
