/** @jest-environment node */
import { addCarriedStarts } from '../../../../src/build/content/solutions/carriedStarts';
import { checkExercise } from '../../../../src/build/content/run/checkExercise';
import { checkWebExercise } from '../../../../src/build/content/run/checkWebExercise';
import type { Reports } from '../../../../src/build/content/run/Reports';
import type {
  ExerciseProgram,
  LessonPrograms,
  WebProgram,
} from '../../../../src/build/content/solutions/programs';
import { emptyResult, type RunResult } from '../../../../src/sandbox/protocol';

const snippet = (code: string, line = 1) => ({ line, code });
const RIGHT = { line: 1, words: 'backward', code: 'let b;\nlet a;' };
const SET = { exercise: 'one', line: 1, wrong: [], survivors: [] };

function lesson(parts: Partial<LessonPrograms>): LessonPrograms {
  return {
    slug: 'a-lesson',
    file: 'lesson.md',
    solutionsFile: 'lesson.solutions.md',
    examples: [],
    pythonExamples: [],
    exercises: [],
    orders: [],
    webExercises: [],
    previews: [],
    changes: [],
    webChanges: [],
    ...parts,
  };
}

const FIRST: ExerciseProgram = {
  id: 'one',
  line: 1,
  starter: snippet(''),
  tests: snippet('first tests'),
  solution: snippet('let a;\nlet b;'),
  set: { ...SET, right: [RIGHT] },
};
const SECOND: ExerciseProgram = {
  id: 'two',
  line: 9,
  starter: snippet('let a;\nlet b;\n\nlet c;', 10),
  tests: snippet('second tests', 20),
  solution: snippet('let all;', 30),
  continues: 'one',
};

const passed = (hidden: boolean) => ({ name: 'works', hidden, outcome: 'passed' as const });
const failed = { name: 'works', hidden: false, outcome: 'failed' as const };
const SOLVED: RunResult = {
  ...emptyResult('finished'),
  tests: [passed(false), passed(true)],
};
const STARTED: RunResult = { ...emptyResult('finished'), tests: [failed] };
const BROKEN: RunResult = {
  ...emptyResult('failed'),
  error: { name: 'ReferenceError', message: 'a is not defined' },
};

const REPORTS = { run: (_key: string, run: () => unknown) => run() } as unknown as Reports;

test('a project part is run with the starting code from each right solution to the previous part', async () => {
  const second = { ...SECOND };
  const programs = lesson({ exercises: [FIRST, second] });
  addCarriedStarts(programs);
  const [start] = second.starts ?? [];
  expect(start?.words).toBe('backward');
  expect(start?.code).toContain('let c;');
  const run = jest.fn((code: string) =>
    Promise.resolve(code === 'let all;' ? SOLVED : code === start?.code ? BROKEN : STARTED),
  );
  expect(await checkExercise({ run } as never, programs, second, REPORTS)).toEqual([
    {
      file: 'lesson.md',
      line: 10,
      reason: '"two", started from "backward" of "one", ends with ReferenceError: a is not defined',
    },
  ]);
});

test('a page of a project is checked the same way', async () => {
  const first: WebProgram = {
    id: 'one',
    line: 1,
    starter: { js: snippet(''), html: snippet('<p>') },
    checks: snippet('first checks'),
    solution: { js: FIRST.solution, html: snippet('<p>') },
    languages: ['js'],
    set: { ...SET, right: [{ line: 1, words: 'backward', files: { js: RIGHT.code } }] },
  };
  const second: WebProgram = {
    id: 'two',
    line: 9,
    starter: { js: SECOND.starter, html: snippet('<p>') },
    checks: snippet('second checks', 20),
    solution: { js: SECOND.solution, html: snippet('<p>') },
    languages: ['js'],
    continues: 'one',
  };
  const programs = lesson({ webExercises: [first, second] });
  addCarriedStarts(programs);
  const carried = second.starts?.[0]?.code;
  expect(carried).toContain('let c;');
  const run = jest.fn(({ js }: { js: string }) =>
    Promise.resolve(js === 'let all;' ? SOLVED : js === carried ? BROKEN : STARTED),
  );
  expect(await checkWebExercise(run, programs, second, REPORTS)).toEqual([
    {
      file: 'lesson.md',
      line: 9,
      reason: '"two", started from "backward" of "one", ends with ReferenceError: a is not defined',
    },
  ]);
  expect(run).toHaveBeenCalledWith(
    { html: '<p>', css: '', js: carried },
    'second checks',
    expect.anything(),
  );
});
