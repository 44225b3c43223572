/**
 * Runs all examples, starters, solutions and solution sets in the lessons.
 *
 *   npx tsx src/build/content/run/check.ts [output folder of generate.ts]
 *
 * Run `generate.ts` first; `npm run check:content` does both. Lists mistakes on stderr, one per line, and
 * exits with 1.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFolder } from '../../language/languageFiles';
import { formatProblem, sortProblems } from '../problems';
import type { LessonPrograms } from '../solutions/programs';
import { startProgress } from '../../progress';
import { Cache } from './cache';
import { checkPages, skippedText } from './checkPages';
import { checkPrograms } from './checkPrograms';
import { checkPython } from './checkPython';
import { Reports, REPORTS_FILE } from './Reports';

const output = path.resolve(process.argv[2] ?? outputFolder());
const folder = path.join(output, 'programs');
const lessons = await Promise.all(
  (await readdir(folder)).map(
    async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as LessonPrograms,
  ),
);
const progress = startProgress();
const cache = await (process.argv[2]
  ? Cache.read(path.join(output, 'checked.txt'))
  : Cache.ofSite());
const reports = await Reports.read(output);
const programs = await checkPrograms(lessons, cache, reports, (text) =>
  progress.sometimes('programs', text),
);
const python = await checkPython(lessons, cache, (text) =>
  progress.sometimes('Python solutions', text),
);
// Saves the results now, because checking the pages takes just as long and can be interrupted.
await cache.write(false);
const pages = await checkPages(lessons, cache, reports, (text) =>
  progress.sometimes('pages', text),
);
const problems = [...programs.problems, ...python.problems, ...pages.problems];
await cache.write(pages.skipped === 0);
if ((await reports.write(pages.skipped === 0)) && process.argv[2] === undefined) {
  const reason = 'was behind the solutions and has been written; commit it with them';
  if (process.env['CI']) problems.push({ file: REPORTS_FILE, line: 1, reason });
  else process.stdout.write(`${REPORTS_FILE} ${reason}\n`);
}
if (problems.length > 0) {
  process.stderr.write(`${sortProblems(problems).map(formatProblem).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const run = programs.run + pages.run;
  const all = programs.all + pages.all - pages.skipped;
  process.stdout.write(
    `${all} examples and exercises are correct: ${run} run, ${all - run} from the cache, in ${progress.seconds()}\n`,
  );
  if (python.all > 0) {
    process.stdout.write(`${python.all} Python solutions are correct: ${python.run} run\n`);
  }
  process.stdout.write(skippedText(pages.skipped));
}
