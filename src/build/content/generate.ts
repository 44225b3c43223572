/**
 * Compiles every lesson and writes what the site imports.
 *
 *   npx tsx src/build/content/generate.ts [source folder] [output folder] [file of another school]
 *
 * Writes only files whose text changes; compiles nothing if nothing has changed since the last time. With mistakes it writes nothing, lists one a line on stderr and exits with 1.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledState } from './CompiledState';
import { filesOf } from './emit';
import { createHighlight } from './highlight';
import { formatProblem } from './problems';
import type { LessonPrograms } from './programs';
import { readLessons } from './readLessons';
import { readSchool, type School } from './school';
import { formatContentProblem } from './validate';
import { checkPrerequisites } from './validatePrerequisites';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What lessons are made from: they name courses and brand, and are compiled and drawn by code of the site. */
const SOURCES = ['src', 'package-lock.json'].map((source) => path.join(ROOT, source));

async function generate(
  source: string,
  output: string,
  school: School,
  state: CompiledState | null,
): Promise<number> {
  if (await state?.isCurrent()) {
    process.stdout.write('Lessons and compiler are those of the last time\n');
    return 0;
  }
  const faults = checkPrerequisites(school.courses);
  if (faults.length > 0) {
    process.stderr.write(`${faults.map(formatContentProblem).join('\n')}\n`);
    return 1;
  }
  const highlight = await createHighlight();
  const read = await readLessons(source, highlight, school, output);
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

const [source, output, school] = process.argv.slice(2);
process.exitCode = await generate(
  path.resolve(source ?? path.join(ROOT, 'src/content/tutorials')),
  path.resolve(output ?? path.join(ROOT, '.generated')),
  await readSchool(school),
  // Of a folder of its own, as in tests, nothing is remembered.
  source === undefined ? new CompiledState(path.join(ROOT, '.generated'), SOURCES) : null,
);
