/** Compiles the pages that a school adds in Markdown and YAML: legal pages, posts, jobs and forms. */
import { contactModules, formAddresses, formFindings, formRoutes } from '../contact/contactModules';
import { readContacts, type ContactContext } from '../contact/readContact';
import { sortProblems, type Problem } from '../problems';
import type { Finding } from '../search/searchIndex';
import { documentFindings } from './documentFindings';
import { documentModules } from './documentModules';
import { documentSlugs, readDocuments, type DocumentContext } from './readDocuments';

/** The pages' generated files by path within the output folder, search entries and mistakes. */
export interface CompiledPages {
  files: [path: string, source: string][];
  findings: Finding[];
  problems: Problem[];
}

/** What the pages can refer to. */
export type PagesContext = Omit<DocumentContext, 'addresses'> &
  Pick<ContactContext, 'allowedOrigins'> & {
    /** Addresses of the pages that the school writes itself. */
    ownPages?: readonly string[];
  };

/** The compiled pages of a school without any. */
export const NO_PAGES: CompiledPages = {
  files: [...documentModules([], []), ...contactModules([])],
  findings: [],
  problems: [],
};

/**
 * @param root - project root
 * @param context - see `PagesContext`
 * @returns the compiled pages, which are only complete if there are no problems
 */
export async function compilePages(
  root: string,
  { allowedOrigins, ownPages = [], ...context }: PagesContext,
): Promise<CompiledPages> {
  const legalPages = await documentSlugs(root, 'legal');
  const { contacts, problems } = await readContacts(root, { allowedOrigins, legalPages });
  const addresses = [...ownPages, ...formAddresses(contacts)];
  const { documents, ...read } = await readDocuments(root, { ...context, addresses });
  return {
    files: [...documentModules(documents, formRoutes(contacts)), ...contactModules(contacts)],
    findings: [...documentFindings(documents), ...formFindings(contacts)],
    problems: sortProblems([...problems, ...read.problems]),
  };
}
