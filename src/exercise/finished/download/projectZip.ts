/** Creates .zip files for projects. Loaded on demand. */
import { strToU8, zipSync } from 'fflate';
import type { PreviewFiles } from '../../../languages/page/protocol';
import { linkedPage } from '../page/wholePage';
import * as texts from '../../../texts/en/projectZip';
import { RUN_TESTS } from './programTests';

/**
 * Creates the .zip file for a page.
 *
 * @param files - the page's files
 * @param facts - name of the page, its language as a BCP 47 tag, and the source code of its checks
 */
export function pageZip(
  files: PreviewFiles,
  { name, language, checks }: Record<'name' | 'language' | 'checks', string>,
): Uint8Array<ArrayBuffer> {
  const { css, js } = files;
  return zip({
    'index.html': linkedPage(files, name, language),
    'style.css': `${css}\n`,
    'script.js': `${js}\n`,
    'README.md': texts.pageReadme(name, checkNames(checks)),
  });
}

/**
 * Creates the .zip file for a program.
 *
 * @param text - source code of the program
 * @param name - name of the program
 * @param tests - source code of its tests
 */
export function programZip(text: string, name: string, tests: string): Uint8Array<ArrayBuffer> {
  return zip({
    'program.js': `${text}\n`,
    'tests.js': `${tests}\n`,
    'run-tests.mjs': RUN_TESTS,
    'README.md': texts.programReadme(name),
  });
}

/** Extracts the names of an exercise's checks from their source code, in order. */
export function checkNames(checks: string): string[] {
  const calls = checks.matchAll(/^(?:check|hiddenCheck)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm);
  return [...calls].map(([, , name = '']) => name.replace(/\\(.)/g, '$1'));
}

function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Uint8Array(packed);
}
