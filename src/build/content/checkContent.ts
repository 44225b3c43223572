/**
 * `npm run check:content`: compiles the content and runs all examples, starters, solutions and solution sets
 * that changed. Given a lesson's slug, checks only that lesson and doesn't write any of the site's files. In a
 * language other than the first, whose lessons have the same code, lists what isn't translated instead.
 *
 *   npx tsx src/build/content/checkContent.ts [slug]
 */
import '../language/useLanguage';
import process from 'node:process';
import { isFirstLanguage, readLanguages } from '../language/siteLanguages';

const [slug] = process.argv.slice(2);

if (slug !== undefined) {
  await import('./checkLessonCli');
} else {
  await import('./generate');
  if (!process.exitCode) await check();
}

async function check(): Promise<void> {
  if (isFirstLanguage(readLanguages(process.env, process.cwd()))) {
    await import('./run/check');
    return;
  }
  const { readTranslated, untranslatedList } = await import('./school/untranslated');
  const lines = untranslatedList(await readTranslated(process.cwd()));
  for (const line of lines) process.stdout.write(`${line}\n`);
}
