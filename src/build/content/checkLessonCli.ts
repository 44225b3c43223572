/**
 * Checks a single lesson for its author: the lesson file, its solution sets, and all code that runs.
 *
 *   npm run check:content -- slug
 *   npx tsx src/build/content/checkLessonCli.ts slug [source folder] [output folder] [school file]
 *
 * Lists mistakes on stderr, one per line, and exits with 1. Doesn't write any of the site's files. In a language
 * other than the first, whose lessons have the same code, no code runs: solutions name messages of the first language.
 */
import path from 'node:path';
import { plainLines } from '../../content/lesson';
import { outputFolder } from '../language/languageFiles';
import { isFirstLanguage, readLanguages } from '../language/siteLanguages';
import type { Highlight } from './markdown/highlight';
import { formatProblem, sortProblems, type Problem } from './problems';
import { readLessons } from './readLessons';
import { Cache } from './run/cache';
import { checkPages, skippedText } from './run/checkPages';
import { checkPrograms } from './run/checkPrograms';
import { checkPython } from './run/checkPython';
import { Reports, REPORTS_FILE } from './run/Reports';
import { readSchool, type School } from './school/school';

const OUTPUT = outputFolder();
const isFirst = isFirstLanguage(readLanguages(process.env, process.cwd()));

/** Skips syntax highlighting, which the check doesn't need. */
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
  // A lesson with invalid front matter has no slug yet, so match by file name too.
  const lessonProblems = [...problems, ...read.behind].filter(
    ({ file }) => file.startsWith(lesson?.file.replace(/md$/, '') ?? '\0') || nameOf(file) === slug,
  );
  if (lesson === undefined && lessonProblems.length === 0) {
    const known = programs.map((program) => program.slug).join(', ');
    process.stderr.write(`There's no lesson or problem "${slug}". There are: ${known}\n`);
    return 1;
  }
  const cache = await (output === OUTPUT
    ? Cache.ofSite()
    : Cache.read(path.join(output, 'checked.txt')));
  const lessons = lesson && isFirst ? [lesson] : [];
  const reports = await Reports.read(output);
  const checked = await checkPrograms(lessons, cache, reports);
  const python = await checkPython(lessons, cache);
  const pages = await checkPages(lessons, cache, reports);
  await cache.write(false);
  if ((await reports.write(false)) && output === OUTPUT) {
    process.stdout.write(`${REPORTS_FILE} has been written; commit it with the lesson\n`);
  }
  const warnings = sortProblems([...read.warnings, ...read.wordings]);
  for (const warning of warnings.filter(({ file }) => file === lesson?.file)) {
    process.stderr.write(`${formatProblem(warning)}\n`);
  }
  process.stdout.write(skippedText(pages.skipped));
  const count = checked.all + pages.all - pages.skipped;
  const found = [...checked.problems, ...python.problems, ...pages.problems];
  return printResult([...lessonProblems, ...found], count);
}

/** Returns `hash-maps` for `hash-maps.md` and `hash-maps.solutions.md`. */
function nameOf(file: string): string {
  return path.basename(file).replace(/(\.solutions)?\.md$/, '');
}

function printResult(problems: readonly Problem[], count: number): number {
  if (problems.length > 0) {
    process.stderr.write(`${sortProblems(problems).map(formatProblem).join('\n')}\n`);
    return 1;
  }
  process.stdout.write(
    isFirst
      ? `The lesson is correct: ${count} examples and exercises\n`
      : 'No mistakes found in the translation; its code is checked in the first language\n',
  );
  return 0;
}

const [slug = '', source, output, school] = process.argv.slice(2);
process.exitCode = await checkLesson(
  slug,
  path.resolve(source ?? 'src/school/lessons'),
  path.resolve(output ?? OUTPUT),
  await readSchool(school),
);
