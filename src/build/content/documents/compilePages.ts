/** Compiles the pages that a school adds in Markdown and YAML: legal pages, posts and jobs. */
import type { Problem } from '../problems';
import type { Finding } from '../search/searchIndex';
import { documentFindings } from './documentFindings';
import { documentModules } from './documentModules';
import { readDocuments, type DocumentContext } from './readDocuments';

/** The pages' generated files by path within the output folder, search entries and mistakes. */
export interface CompiledPages {
  files: [path: string, source: string][];
  findings: Finding[];
  problems: Problem[];
}

/** The compiled pages of a school without any. */
export const NO_PAGES: CompiledPages = {
  files: documentModules([], []),
  findings: [],
  problems: [],
};

/**
 * @param root - project root
 * @param context - what the pages can refer to
 * @returns the compiled pages, which are only complete if there are no problems
 */
export async function compilePages(
  root: string,
  context: Omit<DocumentContext, 'addresses'>,
): Promise<CompiledPages> {
  const { documents, problems } = await readDocuments(root, { ...context, addresses: [] });
  return {
    files: documentModules(documents, []),
    findings: documentFindings(documents),
    problems,
  };
}
