/** Compiles lessons into the files that the site imports. */
import { isFirstLanguage, readLanguages } from '../language/siteLanguages';
import { filesOf } from './lessons/emit';
import { taughtConstructs } from './learningPath/taughtConstructs';
import { createHighlight } from './markdown/highlight';
import { mockProblemFiles } from './mockProblems/mockProblemFiles';
import { formatProblem } from './problems';
import type { LessonPrograms } from './solutions/programs';
import { readLessons } from './readLessons';
import { Reports } from './run/Reports';
import { mistakeFiles } from './solutions/mistakes';
import type { School } from './school/school';
import { formatContentProblem } from './validation/validate';
import { checkPrerequisites } from './validation/validatePrerequisites';
import { writeFiles } from './writeFiles';

/** File with the passages of translations whose originals have changed, one per line. */
export const BEHIND = 'behind.txt';

/**
 * Compiles the lessons in a folder and writes the files that changed. Writes nothing if there are mistakes.
 *
 * @param source - the lessons' folder
 * @param output - the folder for generated files
 * @param school - school that the lessons belong to
 * @param report - receives progress messages
 * @returns the exit code: 1 if there are mistakes, which are listed on stderr
 */
export async function generate(
  source: string,
  output: string,
  school: School,
  report: (text: string) => void = () => undefined,
): Promise<number> {
  const faults = checkPrerequisites(school.courses);
  if (faults.length > 0) {
    process.stderr.write(`${faults.map(formatContentProblem).join('\n')}\n`);
    return 1;
  }
  const coloring = await createHighlight(output);
  const read = await readLessons(source, coloring.highlight, school, output, report);
  const { lessons, mockProblems, programs, problems, warnings, wordings, behind } = read;
  if (problems.length > 0) {
    process.stderr.write(`${problems.map(formatProblem).join('\n')}\n`);
    return 1;
  }
  if (warnings.length > 0) {
    const lines = `${warnings.length} lines of code for beginners are wider than a phone`;
    process.stdout.write(`${lines}; \`npm run check:content -- <slug>\` lists those in a lesson\n`);
  }
  for (const wording of wordings) process.stdout.write(`${formatProblem(wording)}\n`);
  if (behind.length > 0) {
    const passages = behind.length === 1 ? '1 passage is' : `${behind.length} passages are`;
    process.stdout.write(`${passages} behind the original; \`npm run check:content\` lists them\n`);
  }
  const isFirst = isFirstLanguage(readLanguages(process.env, process.cwd()));
  // The sentences about mistakes are in the first language, like the lessons that aren't translated.
  const inFirst = new Set(
    lessons.filter(({ language }) => isFirst || language !== undefined).map(({ slug }) => slug),
  );
  const described = programs.filter(({ slug }) => inFirst.has(slug));
  const files = new Map([
    ...filesOf(lessons),
    ...mistakeFiles(described, {
      reports: await Reports.read(output),
      highlight: coloring.highlight,
      taughtIn: taughtConstructs(lessons, school.courses),
    }),
    ...programFiles(programs),
    ...mockProblemFiles(mockProblems),
    [BEHIND, behind.map((problem) => `${formatProblem(problem)}\n`).join('')] as const,
  ]);
  const written = await writeFiles(output, files);
  await coloring.write();
  process.stdout.write(`${lessons.length} lessons compiled, ${written.length} files written\n`);
  return 0;
}

/** Returns the paths and contents of the files for `check.ts`, which runs the programs. */
export function programFiles(programs: readonly LessonPrograms[]): [string, string][] {
  return programs.map((lesson) => [`programs/${lesson.slug}.json`, `${JSON.stringify(lesson)}\n`]);
}
