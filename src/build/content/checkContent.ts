/**
 * `npm run check:content`: compiles the content and runs every example, starter, solution and set that has changed. With a lesson's
 * slug it checks that lesson alone, without writing anything of the site.
 *
 *   npx tsx src/build/content/checkContent.ts [slug]
 */
import process from 'node:process';

const [slug] = process.argv.slice(2);

if (slug !== undefined) {
  await import('./checkLessonCli');
} else {
  await import('./generate');
  if (!process.exitCode) await import('./run/check');
}
