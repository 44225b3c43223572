/**
 * Checks one lesson while it is written: what is wrong in its file and in that of its sets, and all that is run of it.
 *
 *   npm run check:content -- slug
 *   npx tsx src/build/content/checkLessonCli.ts slug [source folder] [output folder] [file of another school]
 *
 * Mistakes are listed one a line on stderr, and it exits with 1. Nothing of the site is written.
 */
import path from 'node:path';
import { plainLines } from '../../content/lesson';
import type { Highlight } from './highlight';
import { formatProblem, sortProblems, type Problem } from './problems';
import { readLessons } from './readLessons';
import { Cache, RESULTS } from './run/cache';
import { checkPages, skippedText } from './run/checkPages';
import { checkPrograms } from './run/checkPrograms';
import { readSchool, type School } from './school';

const OUTPUT = path.resolve('.generated');

/** Colors are not checked. */
const plain: Highlight = plainLines;

async function checkLesson(
  slug: string,
  source: string,
  output: string,
  school: School,
): Promise<number> {
  const read = await readLessons(source, plain, school, output);
  const { programs, problems } = read;
  const lesson = programs.find((program) => program.slug === slug);
  // A lesson whose front matter is wrong has no slug yet, but its file has its name.
  const found = problems.filter(
    ({ file }) => file.startsWith(lesson?.file.replace(/md$/, '') ?? '\0') || nameOf(file) === slug,
  );
  if (lesson === undefined && found.length === 0) {
    const known = programs.map((program) => program.slug).join(', ');
    process.stderr.write(`There's no lesson "${slug}". The lessons are: ${known}\n`);
    return 1;
  }
  const cache = await Cache.read(output === OUTPUT ? RESULTS : path.join(output, 'checked.txt'));
  const lessons = lesson ? [lesson] : [];
  const checked = await checkPrograms(lessons, cache);
  const pages = await checkPages(lessons, cache);
  await cache.write(false);
  const warnings = sortProblems([...read.warnings, ...read.wordings]);
  for (const warning of warnings.filter(({ file }) => file === lesson?.file)) {
    process.stderr.write(`${formatProblem(warning)}\n`);
  }
  process.stdout.write(skippedText(pages.skipped));
  const count = checked.all + pages.all - pages.skipped;
  return tell([...found, ...checked.problems, ...pages.problems], count);
}

/** `hash-maps` of `hash-maps.md` and of the sets beside it. */
function nameOf(file: string): string {
  return path.basename(file).replace(/(\.solutions)?\.md$/, '');
}

function tell(problems: readonly Problem[], count: number): number {
  if (problems.length > 0) {
    process.stderr.write(`${sortProblems(problems).map(formatProblem).join('\n')}\n`);
    return 1;
  }
  process.stdout.write(`The lesson is correct: ${count} examples and exercises\n`);
  return 0;
}

const [slug = '', source, output, school] = process.argv.slice(2);
process.exitCode = await checkLesson(
  slug,
  path.resolve(source ?? 'src/content/tutorials'),
  path.resolve(output ?? OUTPUT),
  await readSchool(school),
);
