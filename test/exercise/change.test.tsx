import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExampleBlock } from '../../src/content/lesson';
import { progressStore } from '../../src/progress/progressStore';
import { emptyResult, type RunResult } from '../../src/sandbox/protocol';
import { paragraph, renderLesson, SAMPLE_LESSON } from '../pages/lesson/sampleLesson';

const run = jest.fn<Promise<RunResult>, [code: string, tests?: string]>();

jest.mock('../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare: jest.fn(), run, cancel: jest.fn(), dispose: jest.fn() }),
}));
// Makes the editor's code fail to load, so that the example keeps using a textarea.
jest.mock('../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

const EXAMPLE: ExampleBlock = {
  kind: 'example',
  id: 'example-1',
  lines: [['one']],
  output: '1',
  change: {
    id: 'sample-change',
    prompt: [paragraph('Change it so that it prints 2.')],
    tests: 'the tests of the change',
    solution: [['two']],
  },
};

const LESSON = {
  ...SAMPLE_LESSON,
  blocks: SAMPLE_LESSON.blocks.map((block) => (block.kind === 'example' ? EXAMPLE : block)),
};

function resultOf(outcome: 'passed' | 'failed'): RunResult {
  const failure = outcome === 'failed' ? { failure: { message: 'Not 2.' } } : {};
  return {
    ...emptyResult('finished'),
    output: [
      { level: 'log', text: '3' },
      { level: 'log', text: 'from a test', test: 0 },
    ],
    tests: [
      { name: 'prints 2', hidden: false, outcome, ...failure },
      { name: 'always', hidden: true, outcome: 'passed' },
    ],
  };
}

beforeEach(() => {
  progressStore.clear();
  run.mockReset();
});

const example = () => within(screen.getByRole('group', { name: 'example 1' }));
const change = () => within(screen.getByRole('group', { name: 'Change example 1' }));
/** The result of the check. Further down, buttons that copy code have a status, too. */
const status = () => change().getAllByRole('status')[0];
const check = () => userEvent.click(change().getByRole('button', { name: 'Check the change' }));

test('a check runs the edited example with the tests, and says why it fails', async () => {
  run.mockResolvedValue(resultOf('failed'));
  await renderLesson(LESSON);
  expect(change().getByText('Change it so that it prints 2.')).toBeVisible();
  await userEvent.type(example().getByRole('textbox'), '!');
  await check();
  expect(run).toHaveBeenCalledWith('one!', 'the tests of the change');
  expect(await change().findByText('Not 2.')).toBeVisible();
  expect(status()).toHaveTextContent('1 of 2 tests passed');
  const [output] = example().getAllByRole('log');
  expect(
    within(output!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['3']);
  expect(change().queryByText('Done')).not.toBeInTheDocument();
});

test('a change whose tests have passed stays done, and counts as no exercise', async () => {
  run.mockResolvedValue(resultOf('passed'));
  const { unmount } = await renderLesson(LESSON);
  await check();
  expect(await change().findByText('Done')).toBeVisible();
  unmount();
  await renderLesson(LESSON);
  expect(change().getByText('Done')).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByText(/0 of 1 exercises? passed/i)).toBeInTheDocument();
});

test('running the example again takes the tests away, and announces the run once', async () => {
  run.mockResolvedValue(resultOf('passed'));
  await renderLesson(LESSON);
  await check();
  expect(await change().findByText('prints 2')).toBeVisible();
  run.mockResolvedValue(emptyResult('finished'));
  await userEvent.click(example().getByRole('button', { name: 'Run' }));
  expect(await example().findByText('Done. Nothing was printed.')).toBeVisible();
  expect(change().queryByText('prints 2')).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
});

test('one way can be opened without a script', async () => {
  await renderLesson(LESSON);
  const solution = change().getByText('two');
  expect(solution.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(change().getByText('Show one way'));
  expect(solution).toBeVisible();
});
