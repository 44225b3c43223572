/** Turns the lessons into the files that the site imports. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledState } from './CompiledState';
import { filesOf } from './emit';
import { createHighlight } from './highlight';
import { formatProblem } from './problems';
import type { LessonPrograms } from './programs';
import { readLessons } from './readLessons';
import { readSchool } from './school';
import { formatContentProblem } from './validate';
import { checkPrerequisites } from './validatePrerequisites';

/**
 * Compiles the lessons of a folder and writes the files of those whose text changes; with mistakes it writes none.
 *
 * @param source - the folder of the lessons
 * @param output - the folder of generated files
 * @param schoolFile - another school that the lessons belong to
 * @param state - where it is noted what the files were made from
 * @returns the exit code: 1 with mistakes, which are listed on stderr
 */
export async function generate(
  source: string,
  output: string,
  schoolFile: string | undefined,
  state: CompiledState | null,
): Promise<number> {
  const school = await readSchool(schoolFile);
  const faults = checkPrerequisites(school.courses);
  if (faults.length > 0) {
    process.stderr.write(`${faults.map(formatContentProblem).join('\n')}\n`);
    return 1;
  }
  const coloring = await createHighlight(output);
  const read = await readLessons(source, coloring.highlight, school, output);
  const { lessons, programs, problems, warnings } = read;
  if (problems.length > 0) {
    process.stderr.write(`${problems.map(formatProblem).join('\n')}\n`);
    return 1;
  }
  if (warnings.length > 0) {
    const lines = `${warnings.length} lines of code for beginners are wider than a phone`;
    process.stdout.write(`${lines}; \`npm run lesson -- <slug>\` lists those of a lesson\n`);
  }
  const files = new Map([...filesOf(lessons), ...programFiles(programs)]);
  const written = await writeFiles(output, files);
  await coloring.write();
  await state?.note([...files.keys()]);
  process.stdout.write(`${lessons.length} lessons compiled, ${written} files written\n`);
  return 0;
}

function programFiles(programs: readonly LessonPrograms[]): [string, string][] {
  return programs.map((lesson) => [`programs/${lesson.slug}.json`, `${JSON.stringify(lesson)}\n`]);
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<number> {
  for (const kind of new Set([...files.keys()].map((name) => path.dirname(name)))) {
    if (kind === '.') continue;
    await mkdir(path.join(folder, kind), { recursive: true });
    for (const entry of await readdir(path.join(folder, kind))) {
      if (!files.has(`${kind}/${entry}`)) await rm(path.join(folder, kind, entry));
    }
  }
  let written = 0;
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    const old = await readFile(file, 'utf8').catch(() => undefined);
    // A file left alone keeps its time stamp, and a watching build stays quiet.
    if (old !== text) {
      await writeFile(file, text);
      written += 1;
    }
  }
  return written;
}
