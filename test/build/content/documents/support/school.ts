import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentData } from '../../../../../src/content/documents';
import type { CompiledPages } from '../../../../../src/build/content/documents/compilePages';
import { formatProblem } from '../../../../../src/build/content/problems';

const SAMPLES = path.resolve('test/fixtures/documents');
const SCRIPT = 'test/build/content/documents/support/compileScript.ts';

export interface Compiled {
  files: Readonly<Record<string, string>>;
  findings: CompiledPages['findings'];
  /** Problems as the build prints them. */
  problems: string[];
}

/**
 * Writes a school's files into a new folder.
 *
 * @param files - contents by path within `src/school`
 * @param folders - folders of sample pages to copy
 * @returns the project root
 */
export function schoolWith(
  files: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'school-'));
  const school = path.join(root, 'src/school');
  mkdirSync(school, { recursive: true });
  for (const folder of folders) {
    cpSync(path.join(SAMPLES, folder), path.join(school, folder), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(school, name)), { recursive: true });
    writeFileSync(path.join(school, name), text);
  }
  return root;
}

/** Compiles the pages of a school in another process, because its Markdown parser isn't a CommonJS module. */
export async function compiledPages(root: string): Promise<Compiled> {
  const { stdout } = await runScript(SCRIPT, [root]);
  const { problems, ...pages } = JSON.parse(stdout) as Omit<CompiledPages, 'files'> &
    Pick<Compiled, 'files'>;
  return { ...pages, problems: problems.map(formatProblem) };
}

/** Returns the data of a compiled page. */
export function pageData({ files }: Compiled, name: string): DocumentData {
  return JSON.parse(files[`documentData/${name}.json`] ?? 'null') as DocumentData;
}

/** Returns a legal page's source with other front matter or another text. */
export function legalPage({ head = '', text = 'Some text.' } = {}): string {
  return `---
title: Imprint
description: Who is responsible for this site, where to find the people behind it, and how to write to them.
updated: 2026-11-02
${head}---

${text}
`;
}
