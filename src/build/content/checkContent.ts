/**
 * `npm run check:content`: compiles the content and runs all examples, starters, solutions and solution sets
 * that changed. Given a lesson's slug, checks only that lesson and doesn't write any of the site's files.
 *
 *   npx tsx src/build/content/checkContent.ts [slug]
 */
import '../language/useLanguage';
import process from 'node:process';

const [slug] = process.argv.slice(2);

if (slug !== undefined) {
  await import('./checkLessonCli');
} else {
  await import('./generate');
  if (!process.exitCode) await import('./run/check');
}
