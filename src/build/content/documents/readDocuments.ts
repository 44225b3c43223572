/** Reads a school's Markdown pages: legal pages, posts and jobs. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentData } from '../../../content/documents';
import type { Lesson } from '../../../content/lesson';
import type { Course } from '../../../content/model';
import {
  documentAddress,
  DOCUMENT_PARENTS,
  type DocumentKind,
} from '../../../site/documentAddresses';
import { localName } from '../../language/languageFiles';
import type { Highlight } from '../markdown/highlight';
import { markdownFiles } from '../markdownFiles';
import { sortProblems, type Problem } from '../problems';
import { assembleDocuments } from './assembleDocuments';
import { checkTags } from './checkTags';
import { knownAddresses, slugsBelowAbout, TAKEN_SLUGS } from './knownAddresses';
import { listAddresses } from './listAddresses';
import { checkSlugs, resolveDocumentLinks } from './linkDocuments';
import { resolvePictures } from './resolvePictures';
import { readDocument, type DocumentDraft, type DocumentTools } from './readDocument';
import { today, type Today } from './today';

/** What Markdown pages can refer to, and what they're read with. */
export interface DocumentContext {
  lessons: readonly Pick<Lesson, 'id' | 'slug' | 'contents'>[];
  courses: readonly Pick<Course, 'slug' | 'mock'>[];
  /** Addresses of the school's other pages, such as its contact form. */
  addresses: readonly string[];
  /** Creates the highlighter, which is only needed if there are pages. */
  createHighlight: () => Promise<Highlight>;
  today?: Today;
}

/**
 * @param root - project root
 * @param context - see `DocumentContext`
 * @returns the pages, which are only complete if there are no problems, and the problems with their lines
 */
export async function readDocuments(
  root: string,
  { lessons, courses, addresses, createHighlight, today: day = today() }: DocumentContext,
): Promise<{ documents: DocumentData[]; problems: Problem[] }> {
  const kinds = Object.keys(DOCUMENT_PARENTS) as DocumentKind[];
  const files = await Promise.all(kinds.map((kind) => filesOf(root, kind)));
  if (files.flat().length === 0) return { documents: [], problems: [] };

  const tools = { highlight: await createHighlight(), today: day };
  const drafts: DocumentDraft[][] = [];
  for (const [index, kind] of kinds.entries()) {
    drafts.push(await readFolder(root, kind, files[index] ?? [], tools));
  }
  const taken = [...TAKEN_SLUGS, ...slugsBelowAbout(addresses)];
  drafts.forEach((folder, index) => checkSlugs(folder, kinds[index] === 'legal' ? taken : []));
  const all = drafts.flat();
  checkTags(all);
  const documents = assembleDocuments(all);
  const facts = documents.map(({ outline }) => outline.facts);
  const known = new Set([
    ...knownAddresses(lessons, courses),
    ...addresses,
    // Includes pages with mistakes, so that links to them aren't reported too.
    ...drafts.flatMap((folder, index) =>
      folder.map(({ slug }) => documentAddress(kinds[index] ?? 'legal', slug)),
    ),
    ...listAddresses(facts),
  ]);
  for (const draft of all) {
    resolveDocumentLinks(draft, lessons, known);
    await resolvePictures(root, draft.reading);
  }
  return { documents, problems: sortProblems(all.flatMap(({ reading }) => reading.problems)) };
}

function readFolder(
  root: string,
  kind: DocumentKind,
  files: readonly string[],
  tools: DocumentTools,
): Promise<DocumentDraft[]> {
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, localName(root, file)), 'utf8');
      const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
      return readDocument(kind, file, source, tools);
    }),
  );
}

/**
 * @param root - project root
 * @param kind - a folder of pages
 * @returns the slugs of its pages, whether or not they have mistakes
 */
export async function documentSlugs(root: string, kind: DocumentKind): Promise<string[]> {
  return (await filesOf(root, kind)).map((file) => path.posix.basename(file, '.md'));
}

/** Lists a folder's Markdown files, which can be in subfolders, such as one per year. */
async function filesOf(root: string, kind: DocumentKind): Promise<string[]> {
  const files = await markdownFiles(path.join(root, 'src/school', kind));
  return files.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
}
