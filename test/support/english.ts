/**
 * Tests look for English texts of the interface. They run on a site with an English interface, whatever the school's
 * languages are, and on the school's content in its own first language.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Relative to the project's root, as tests that build a copy of the project have it, too. */
const ENGLISH = 'test/support/english.yaml';

/** True if the school has chosen its languages. Otherwise its own site is in English. */
const hasOwnLanguages = existsSync(path.resolve('src/school/languages.yaml'));

/** Folder of the site that the browser tests run on, which isn't the school's own one if that's in its languages. */
export const TESTED_SITE = hasOwnLanguages ? '.build/sites/root' : 'dist';

/** Makes this process and its children compile and build in English, unless `LANGUAGES_FILE` is set. */
export function chooseEnglish(): void {
  process.env['LANGUAGES_FILE'] ||= ENGLISH;
}

/**
 * Prepares a run of Jest or Playwright. A build may have left the content compiled in the school's languages.
 *
 * @throws an error if the content has errors
 */
export default function compileInEnglish(): void {
  chooseEnglish();
  if (!hasOwnLanguages) return;
  const generate = ['--import', 'tsx', 'src/build/content/generate.ts'];
  const { status } = spawnSync(process.execPath, generate, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The content has errors; see above.');
}
