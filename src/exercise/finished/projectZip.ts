/** A project as an archive of its files; fetched when it's asked for. */
import { strToU8, zipSync } from 'fflate';
import type { PreviewFiles } from '../../sandbox/preview/protocol';
import { linkedPage } from './wholePage';
import { RUN_TESTS } from './programTests';
import { pageReadme, programReadme } from './readme';

/**
 * @param files - of a page
 * @param name - of the page
 * @param checks - the code that checks it
 * @returns the archive
 */
export function pageZip(
  files: PreviewFiles,
  name: string,
  checks: string,
): Uint8Array<ArrayBuffer> {
  const { css, js } = files;
  return zip({
    'index.html': linkedPage(files, name),
    'style.css': `${css}\n`,
    'script.js': `${js}\n`,
    'README.md': pageReadme(name, checkNames(checks)),
  });
}

/**
 * @param text - of a program
 * @param name - of the program
 * @param tests - the code that tests it
 * @returns the archive
 */
export function programZip(text: string, name: string, tests: string): Uint8Array<ArrayBuffer> {
  return zip({
    'program.js': `${text}\n`,
    'tests.js': `${tests}\n`,
    'run-tests.mjs': RUN_TESTS,
    'README.md': programReadme(name),
  });
}

/** @returns the names of an exercise's checks, in order */
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
