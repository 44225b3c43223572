/**
 * `npm run check:content`: compiles the content and runs all examples, starters, solutions and solution sets
 * that changed. Given a lesson's slug, checks only that lesson and doesn't write any of the site's files.
 * Does so in all of the site's languages, unless `SITE_LANGUAGE` chooses one. In a language other than the
 * first, whose lessons have the same code, it refuses passages that are behind the original and lists what isn't
 * translated, instead of running code.
 *
 *   npx tsx src/build/content/checkContent.ts [slug]
 */
import '../language/useLanguage';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { forkInLanguage } from '../language/forkInLanguage';
import { outputFolder } from '../language/languageFiles';
import { isFirstLanguage, readLanguages } from '../language/siteLanguages';

const args = process.argv.slice(2);
const { languages } = readLanguages(process.env, process.cwd());
const others = process.env['SITE_LANGUAGE'] ? [] : languages.slice(1);

if (others.length > 0) process.stdout.write(`In "${languages[0]}":\n`);
if (args.length > 0) {
  await import('./checkLessonCli');
} else {
  await import('./generate');
  if (!process.exitCode) await check();
}

for (const language of others) {
  process.stdout.write(`In "${language}":\n`);
  const child = forkInLanguage(import.meta.filename, language, args);
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exitCode = 1;
}

/** Checks the content in the language of this process, which has been compiled. */
async function check(): Promise<void> {
  if (isFirstLanguage(readLanguages(process.env, process.cwd()))) {
    await import('./run/check');
    return;
  }
  const { BEHIND } = await import('./generateLessons');
  const behind = await readFile(path.join(outputFolder(), BEHIND), 'utf8');
  if (behind !== '') {
    process.stderr.write(
      `${behind}A lesson without its translated file is shown in the site's first language.\n`,
    );
    process.exitCode = 1;
  }
  const { readTranslated, untranslatedList } = await import('./school/untranslated');
  const lines = untranslatedList(await readTranslated(process.cwd()));
  for (const line of lines) process.stdout.write(`${line}\n`);
}
