/** Runs the Python solutions with the tests of their exercises. Skips unchanged ones that passed before. */
import { parse, type Program } from 'acorn';
import { namesIn } from '../../../languages/javascript/trace/nodes';
import { hasPassed } from '../../../sandbox/protocol';
import type { ExerciseProgram, LessonPrograms } from '../solutions/programs';
import type { Problem } from '../problems';
import type { Cache } from './cache';
import type { Checked } from './checkPrograms';
import { failureOf, faultOf } from './outcomes';
import { PythonRunner } from './PythonRunner';

/** Time limit for one run, in ms. Python in WebAssembly is up to a hundred times slower than JavaScript. */
const LIMIT = 120_000;

/**
 * Checks the Python solutions in the lessons. Python starts only if there's one that isn't in the cache.
 *
 * @param report - receives progress messages
 */
export async function checkPython(
  lessons: readonly LessonPrograms[],
  cache: Cache,
  report: (text: string) => void = () => undefined,
): Promise<Checked> {
  const jobs = lessons.flatMap(({ file, exercises }) =>
    exercises.flatMap(({ id, python, solution, tests }) =>
      python ? [{ file, id, python, solution, tests }] : [],
    ),
  );
  const pending = jobs.filter((job) => !cache.has(keyOf(job, cache)));
  const problems: Problem[] = [];
  const runner = new PythonRunner();
  for (const [index, job] of pending.entries()) {
    const reason = await faultIn(runner, job);
    if (reason === undefined) cache.add(keyOf(job, cache));
    else problems.push({ file: job.file, line: job.python.line, reason });
    report(`${index + 1} of ${pending.length} run`);
  }
  await runner.stop();
  return { problems, run: pending.length, all: jobs.length };
}

type PythonJob = Pick<ExerciseProgram, 'id' | 'solution' | 'tests'> &
  Required<Pick<ExerciseProgram, 'python'>>;

function keyOf({ python, solution, tests }: PythonJob, cache: Cache): string {
  return cache.keyOf('python', { python, names: namesOf({ solution, tests }), tests });
}

/** Returns why a Python solution isn't right; undefined if it is. */
async function faultIn(runner: PythonRunner, job: PythonJob): Promise<string | undefined> {
  const { id, python, tests } = job;
  const solution = { code: python.code, names: namesOf(job), tests: tests.code };
  const result = await runner.run(solution, LIMIT);
  if (hasPassed(result)) return undefined;
  // It can have broken Python for the others, for example if the stack overflowed.
  await runner.stop();
  return `the Python solution to "${id}" ${faultOf(result) ?? failureOf(result)}`;
}

/** Returns the names that the JavaScript solution declares at the top level and that the tests use. */
function namesOf({ solution, tests }: Pick<PythonJob, 'solution' | 'tests'>): string[] {
  const used = new Set(tests.code.match(/[\w$]+/g));
  return declaredIn(solution.code).filter((name) => used.has(name));
}

function declaredIn(code: string): string[] {
  const { body }: Program = parse(code, {
    ecmaVersion: 'latest',
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
  return body.flatMap((statement) => {
    switch (statement.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return [statement.id.name];
      case 'VariableDeclaration':
        return statement.declarations.flatMap(({ id }) => namesIn(id));
      default:
        return [];
    }
  });
}
