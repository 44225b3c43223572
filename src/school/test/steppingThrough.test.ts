import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from '../../build/language/languageFiles';
import type { LessonPrograms } from '../../build/content/solutions/programs';
import type { RunResult } from '../../sandbox/protocol';
import { runBothWays, stopTraceProcess } from '../../../test/support/traceProgram';

const FOLDER = path.join(outputFolder(), 'programs');

/** Where the call stack overflows depends on how much space each call takes, so the line can differ. */
const OVERFLOW = /Maximum call stack size exceeded/;

afterAll(stopTraceProcess);

test.each(readdirSync(FOLDER))(
  'programs of %s do the same while a reader steps through them',
  async (name) => {
    const lesson = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as LessonPrograms;
    for (const { code, tests, where } of programsOf(lesson)) {
      const { plain, traced } = await runBothWays(code, tests);
      expect({ where, ...comparable(traced) }).toEqual({ where, ...comparable(plain) });
    }
  },
  // Recording a program with a large input takes long on a busy machine.
  300_000,
);

function programsOf({ examples, exercises, orders }: LessonPrograms) {
  return [
    ...examples.map(({ code, line }) => ({ code, tests: undefined, where: `line ${line}` })),
    ...exercises.flatMap(({ id, starter, solution, tests }) =>
      [starter, solution].map(({ code }) => ({ code, tests: tests.code, where: id })),
    ),
    ...orders.map(({ id, lines, tests }) => ({ code: lines.code, tests: tests.code, where: id })),
  ];
}

function comparable(result: RunResult): RunResult {
  return {
    ...result,
    tests: result.tests.map((test) =>
      OVERFLOW.test(test.failure?.message ?? '') && test.failure
        ? { ...test, failure: { message: test.failure.message } }
        : test,
    ),
  };
}
