/**
 * Compiles every lesson and writes what the site imports.
 *
 *   npx tsx src/build/content/generate.ts [source folder] [output folder] [file of another school]
 *
 * Writes only files whose text changes; compiles nothing if nothing has changed since the last time. With mistakes it writes nothing, lists one a line on stderr and exits with 1.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledState } from './CompiledState';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What lessons are made from: they name courses and brand, and are compiled and drawn by code of the site. */
const SOURCES = ['src', 'package-lock.json'].map((source) => path.join(ROOT, source));

const [source, output, school] = process.argv.slice(2);
// Of a folder of its own, as in tests, nothing is remembered.
const state =
  source === undefined ? new CompiledState(path.join(ROOT, '.generated'), SOURCES) : null;
if (await state?.isCurrent()) {
  process.stdout.write('Lessons and compiler are those of the last time\n');
} else {
  // Only now: what compiles takes seconds to load.
  const { generate } = await import('./generateLessons');
  process.exitCode = await generate(
    path.resolve(source ?? path.join(ROOT, 'src/content/tutorials')),
    path.resolve(output ?? path.join(ROOT, '.generated')),
    school,
    state,
  );
}
