import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainLines, type ExerciseBlock } from '../../../src/content/lesson';
import { hasPassed } from '../../../src/progress/progressModel';
import { progressStore } from '../../../src/progress/progressStore';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';
import { paragraph, renderLesson, SAMPLE_LESSON } from '../../pages/lesson/sampleLesson';

const run = jest.fn<Promise<RunResult>, [code: string, tests?: string]>();

jest.mock('../../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare: jest.fn(), run, cancel: jest.fn(), dispose: jest.fn() }),
}));
// Makes the editor's code fail to load, so that the exercise keeps using a textarea.
jest.mock('../../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});
jest.mock('../../../.generated/mistakeFiles', () => ({
  MISTAKE_FILES: { 'sample-count': '/mistakes.json' },
}));

const STARTER = 'function count(list) {\n}';

const EXERCISE: ExerciseBlock = {
  kind: 'exercise',
  step: 'core',
  id: 'sample-count',
  title: 'Count them',
  prompt: [paragraph('Count them.')],
  starter: plainLines(STARTER),
  tests: 'the tests',
  hints: [[paragraph('A nudge.')]],
  explanation: [paragraph('So it is.')],
  solution: plainLines(
    [
      'function count(list) {',
      '  // Start at nothing',
      '  let count = 0;',
      '  // Count each item',
      '  for (const item of list) {',
      '    count += 1;',
      '  }',
      '  return count;',
      '}',
    ].join('\n'),
  ),
  hasLines: true,
};

const MISTAKES = {
  'sample-count': {
    byReport: {},
    wrongLines: [
      {
        language: 'js',
        code: ['  let count = 1;'],
        right: 'let count = 0;',
        says: 'You count one too many.',
      },
    ],
  },
};

const WORKS: RunResult = {
  ...emptyResult('finished'),
  tests: [{ name: 'works', hidden: false, outcome: 'passed' }],
};

const FAILS: RunResult = {
  ...emptyResult('finished'),
  tests: [{ name: 'works', hidden: false, outcome: 'failed', failure: { message: 'No.' } }],
};

beforeEach(() => {
  progressStore.clear();
  run.mockReset();
  const fetchFile = () => Promise.resolve({ ok: true, json: () => Promise.resolve(MISTAKES) });
  Object.assign(globalThis, { fetch: fetchFile });
});

afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

const show = () => renderLesson({ ...SAMPLE_LESSON, blocks: [EXERCISE] });
const exercise = () => within(screen.getByRole('region', { name: EXERCISE.title }));
const findPanel = () => exercise().findByRole('region', { name: 'Build it from lines' });
const panel = () => within(exercise().getByRole('region', { name: 'Build it from lines' }));
const pool = () => within(panel().getByRole('group', { name: 'Lines to choose from' }));
const group = (name: string) => within(panel().getByRole('group', { name }));
const linesOf = (name: string) =>
  group(name)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const button = (name: string, where = panel()) => where.getByRole('button', { name });
const press = (name: string, where = panel()) => userEvent.click(button(name, where));
const code = () => exercise().getByRole<HTMLTextAreaElement>('textbox', { name: /Your code/ });

async function open() {
  await show();
  await press('Build it from lines', exercise());
  await findPanel();
}

/** Puts the lines in an order that works, as in an earlier visit. */
function saveBuilt() {
  progressStore.saveDraft(`${EXERCISE.id}/lines`, '0,1 2 3 4//');
}

test("lines go below the label that was chosen, and run with the exercise's tests", async () => {
  run.mockResolvedValue(WORKS);
  await open();
  expect(exercise().getByRole('region', { name: 'Build it from lines' })).toHaveFocus();
  expect(pool().getAllByRole('button')).toHaveLength(6);
  expect(button('Check')).toBeDisabled();
  await press('let count = 0;');
  await press('Count each item');
  for (const line of ['for (const item of list) {', 'count += 1;', '}', 'return count;']) {
    await press(line);
  }
  expect(linesOf('Start at nothing')).toEqual(['  let count = 0;']);
  expect(linesOf('Count each item')).toHaveLength(4);
  await press('Check');
  expect(run).toHaveBeenCalledWith(
    EXERCISE.solution.map((line) => line.join('')).join('\n'),
    'the tests',
  );
  expect(await panel().findByText(/doesn't count as passed yet/)).toBeVisible();
  expect(hasPassed(progressStore.getSnapshot(), EXERCISE.id)).toBe(false);
});

test('once they work, the labels stay in the editor for writing the code again', async () => {
  run.mockResolvedValue(WORKS);
  saveBuilt();
  await open();
  await press('Check');
  await press('Write it yourself', within(await findPanel()));
  expect(code()).toHaveValue(
    'function count(list) {\n  // Start at nothing\n  // Count each item\n}',
  );
  expect(code()).toHaveFocus();
  expect(exercise().queryByRole('region', { name: 'Build it from lines' })).toBeNull();
});

test("the reader's own code is only replaced after a question, and can be restored", async () => {
  run.mockResolvedValue(WORKS);
  saveBuilt();
  progressStore.saveDraft(EXERCISE.id, 'mine');
  await open();
  await press('Check');
  await press('Write it yourself');
  expect(code().value).toContain('mine');
  await press('Replace my code', exercise());
  expect(code().value).toContain('// Start at nothing');
  await waitFor(() => expect(code()).toHaveFocus());
  await press('Restore my code', exercise());
  expect(code().value).toContain('mine');
});

test('work by keyboard, across labels', async () => {
  await open();
  act(() => button('let count = 0;').focus());
  await userEvent.keyboard('{Enter}');
  const line = () => button('let count = 0;');
  act(() => line().focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(linesOf('Start at nothing')).toEqual([]);
  expect(linesOf('Count each item')).toEqual(['  let count = 0;']);
  expect(line()).toHaveFocus();
  expect(panel().getByText('Now line 1 of 1 in “Count each item”.')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(linesOf('Count each item')).toHaveLength(1);
  await userEvent.keyboard('{Delete}');
  expect(pool().getAllByRole('button')).toHaveLength(6);
  expect(line()).toHaveFocus();
});

test('a wrong line is named after a check, even if the tests pass', async () => {
  run.mockResolvedValue(WORKS);
  await open();
  await press('let count = 1;');
  await press('Check');
  expect(await panel().findByText('You count one too many.')).toBeVisible();
  expect(panel().getByText('let count = 1;', { selector: 'code:not(.code)' })).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Write it yourself' })).toBeNull();
});

test('it gets easier: a wrong line goes, then lines are joined, until none can be', async () => {
  await open();
  await press('let count = 1;');
  await press('Make it easier');
  expect(panel().getByText('Took away “let count = 1;”. You count one too many.')).toBeVisible();
  expect(linesOf('Start at nothing')).toEqual([]);
  expect(pool().getAllByRole('button')).toHaveLength(5);
  await press('Make it easier');
  expect(pool().getAllByRole('button')).toHaveLength(4);
  expect(panel().getByText(/^Joined “.+” and “.+” into one piece\.$/)).toBeVisible();
  expect(button('Make it easier')).toHaveFocus();
  await press('Make it easier');
  await press('Make it easier');
  expect(pool().getAllByRole('button')).toHaveLength(2);
  expect(panel().queryByRole('button', { name: 'Make it easier' })).toBeNull();
  expect(pool().getAllByRole('button')[0]).toHaveFocus();
});

test('is saved as a draft of its own, and restored', async () => {
  const { unmount } = await show();
  await press('Build it from lines', exercise());
  await findPanel();
  await press('let count = 0;');
  await press('Make it easier');
  unmount();
  expect(code).toThrow();
  await open();
  expect(linesOf('Start at nothing')).toEqual(['  let count = 0;']);
  expect(pool().queryByText('let count = 1;')).toBeNull();
  expect(code()).toHaveValue(STARTER);
});

test('is offered after two failed checks of changed code', async () => {
  run.mockResolvedValue(FAILS);
  await show();
  const offer = () => exercise().queryByText(/^Stuck\?/);
  await press('Check', exercise());
  await userEvent.type(code(), 'a');
  await press('Check', exercise());
  await press('Check', exercise());
  expect(offer()).toBeNull();
  await userEvent.type(code(), 'b');
  await press('Check', exercise());
  await waitFor(() => expect(offer()).toBeVisible());
  expect(offer()).toHaveAttribute('role', 'status');
});

test("returns focus to its button when it's closed", async () => {
  await open();
  await press('Close the lines');
  expect(button('Build it from lines', exercise())).toHaveFocus();
});

test('is not there for exercises with few lines', async () => {
  const { hasLines, ...short } = EXERCISE;
  expect(hasLines).toBe(true);
  await renderLesson({ ...SAMPLE_LESSON, blocks: [short] });
  expect(exercise().getByRole('button', { name: 'Show the solution' })).toBeVisible();
  expect(exercise().queryByRole('button', { name: 'Build it from lines' })).toBeNull();
});
