/**
 * Compiles every lesson, and what lists, search and progress need to know of the content, into what the site imports.
 *
 *   npx tsx src/build/content/generate.ts [source folder] [output folder] [file of another school]
 *
 * Writes only files whose text changes, and compiles nothing if nothing has changed since the last run. With mistakes it writes
 * nothing, lists one per line on stderr and exits with 1. With arguments, as in tests, it compiles lessons alone.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeHash } from '../codeHash';
import { CompiledState } from './CompiledState';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LESSONS = path.join(ROOT, 'src/content/tutorials');
const OUTPUT = path.join(ROOT, '.generated');

/** The compiler, with the courses, programs and the brand that it imports, and the process that it runs programs in. */
const COMPILER = ['generateLessons.ts', 'summarize.ts', 'run/process.ts'];
/** Read by the compiler. The lock file stands for the packages that its packages use. */
const READ = ['src/build/content/figures/steps/recorder.ts', 'package-lock.json'];

const [source, output, school] = process.argv.slice(2);
process.exitCode =
  source === undefined
    ? await compileContent()
    : await compileLessons(path.resolve(source), path.resolve(output ?? OUTPUT), school);

/** @returns the exit code */
async function compileContent(): Promise<number> {
  const state = new CompiledState(OUTPUT, [LESSONS], () =>
    codeHash(
      COMPILER.map((file) => `src/build/content/${file}`),
      READ,
    ),
  );
  if (await state.isCurrent()) {
    process.stdout.write("Content hasn't changed\n");
    return 0;
  }
  const failed = await compileLessons(LESSONS, OUTPUT, undefined);
  if (failed) return failed;
  // Imports lessons that are compiled by now.
  const { summarize } = await import('./summarize');
  if (!(await summarize())) return 1;
  await state.note(await generatedFiles());
  return 0;
}

async function compileLessons(
  from: string,
  to: string,
  schoolFile: string | undefined,
): Promise<number> {
  // Imported late: it takes a second to load, which unchanged content can do without.
  const { generate } = await import('./generateLessons');
  return generate(from, to, schoolFile, (text) => process.send?.(text));
}

/** Without the compiler's own caches. */
async function generatedFiles(): Promise<string[]> {
  const entries = await readdir(OUTPUT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|json|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(OUTPUT, path.join(parentPath, name)))
    .filter((file) => file !== 'compiled.json')
    .sort();
}
