import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderBlock, PredictBlock } from '../../src/content/lesson';
import { hasPassed } from '../../src/progress/progressModel';
import { progressStore } from '../../src/progress/progressStore';
import { emptyResult, type RunResult } from '../../src/sandbox/protocol';
import { paragraph, renderLesson, SAMPLE_LESSON } from '../pages/lesson/sampleLesson';

const run = jest.fn<Promise<RunResult>, [code: string, tests?: string]>();

jest.mock('../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare: jest.fn(), run, cancel: jest.fn(), dispose: jest.fn() }),
}));

const PREDICT: PredictBlock = {
  step: 'warm-up',
  hints: [[paragraph('A nudge.')]],
  explanation: [paragraph('So it is.')],
  kind: 'predict',
  id: 'sample-predict',
  title: 'What is printed',
  prompt: [paragraph('Read it.')],
  lines: [['one']],
  output: '2\nBo',
  slips: [{ output: '2\nAda', says: 'It counts from 0.' }],
};

const ORDER: OrderBlock = {
  step: 'warm-up',
  hints: [[paragraph('A nudge.')]],
  explanation: [paragraph('So it is.')],
  kind: 'order',
  id: 'sample-order',
  title: 'Put them in order',
  prompt: [paragraph('Order them.')],
  lines: [['}'], ['f();'], ['never();'], ['if (a) {']],
  solution: [3, 1, 0],
  tests: 'the tests',
};

const show = () => renderLesson({ ...SAMPLE_LESSON, blocks: [PREDICT, ORDER] });
const predict = () => within(screen.getByRole('region', { name: PREDICT.title }));
const order = () => within(screen.getByRole('region', { name: ORDER.title }));
const group = (name: string) => within(order().getByRole('group', { name }));
const program = () =>
  group('Your program')
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string, where = order()) =>
  userEvent.click(where.getByRole('button', { name }));

beforeEach(() => {
  progressStore.clear();
  run.mockReset();
});

describe('a prediction', () => {
  const answer = () => predict().getByRole('textbox', { name: 'What it prints' });

  test('that is wrong shows why, at the field', async () => {
    await show();
    await userEvent.type(answer(), '2\nAda');
    await press('Check', predict());
    expect(answer()).toBeInvalid();
    expect(answer()).toHaveAccessibleDescription(/It counts from 0\./);
    const said = predict()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(said).toContain('It counts from 0.');
    expect(hasPassed(progressStore.getSnapshot(), PREDICT.id)).toBe(false);
    await userEvent.type(answer(), '!');
    expect(answer()).toBeValid();
  });

  test('that is correct is saved and explained and leads to the next step', async () => {
    await show();
    await userEvent.type(answer(), '2\nBo{Control>}{Enter}{/Control}');
    expect(hasPassed(progressStore.getSnapshot(), PREDICT.id)).toBe(true);
    expect(predict().getByText('So it is.')).toBeVisible();
    expect(predict().getAllByText(/\b(?:right|correct)\b/i)).toHaveLength(1);
    expect(predict().getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `#${ORDER.id}`,
    );
  });

  test("doesn't count once the answer was shown", async () => {
    await show();
    await press('Show the solution', predict());
    expect(answer()).toHaveValue('2\nBo');
    await press('Check', predict());
    expect(predict().getByText(/doesn't count yet/)).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), PREDICT.id)).toBe(false);
    await press('Answer it myself', predict());
    expect(answer()).toHaveValue('');
    expect(answer()).toHaveFocus();
  });

  test('is saved as a draft', async () => {
    const { unmount } = await show();
    await userEvent.type(answer(), 'half');
    unmount();
    await show();
    expect(answer()).toHaveValue('half');
  });
});

describe('lines to put in order', () => {
  test('are added with a press, indented by context, and checked like code', async () => {
    run.mockResolvedValue({
      ...emptyResult('finished'),
      tests: [{ name: 'works', hidden: false, outcome: 'passed' }],
    });
    await show();
    expect(order().getByRole('button', { name: 'Check' })).toBeDisabled();
    await press('if (a) {');
    await press('f();');
    await press('}');
    expect(program()).toEqual(['if (a) {', '  f();', '}']);
    expect(order().getByText(/tap a line to move or remove it/)).toBeVisible();
    await press('Check');
    expect(run).toHaveBeenCalledWith('if (a) {\n  f();\n}', 'the tests');
    expect(await order().findByText('The test passed.')).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), ORDER.id)).toBe(true);
    expect(order().getByRole('group', { name: 'Passed' })).toBeVisible();
  });

  test("don't pass with a line that doesn't belong", async () => {
    run.mockResolvedValue({
      ...emptyResult('finished'),
      tests: [{ name: 'works', hidden: false, outcome: 'passed' }],
    });
    await show();
    for (const line of ['if (a) {', 'f();', '}', 'never();']) await press(line);
    await press('Check');
    expect(await order().findByText("Line 4 isn't needed. Remove it.")).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), ORDER.id)).toBe(false);
  });

  test("don't ask for a change of a line that doesn't belong", async () => {
    run.mockResolvedValue({
      ...emptyResult('failed'),
      error: { name: 'SyntaxError', message: 'Unexpected', plain: 'Put it in quotes.', line: 1 },
    });
    await show();
    await press('never();');
    await press('Check');
    expect(
      await order().findByText('Line 1 has a mistake. Remove the line and use a different one.'),
    ).toBeVisible();
    expect(order().queryByText(/in quotes/)).not.toBeInTheDocument();
  });

  test('work by keyboard', async () => {
    await show();
    act(() => group('Lines to choose from').getByRole('button', { name: '}' }).focus());
    await userEvent.keyboard('{Enter}');
    // After a line is chosen, focus moves to the next remaining line, or to the previous one if the chosen
    // line was last.
    expect(order().getByRole('button', { name: 'f();' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(program()).toEqual(['}', 'f();', 'never();', 'if (a) {']);
    expect(order().getByRole('button', { name: 'Check' })).toHaveFocus();
    act(() => order().getByRole('button', { name: 'if (a) {' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(program()).toEqual(['if (a) {', '}', 'f();', 'never();']);
    expect(order().getByText('Now line 1 of 4.')).toBeVisible();
    expect(order().getByRole('button', { name: 'if (a) {' })).toHaveFocus();
    act(() => order().getByRole('button', { name: 'never();' }).focus());
    await userEvent.keyboard('{Delete}');
    expect(program()).toHaveLength(3);
    expect(order().getByRole('button', { name: 'f();' })).toHaveFocus();
  });

  test('show tools when pressed in the program', async () => {
    await show();
    await press('f();');
    await press('if (a) {');
    await press('if (a) {');
    expect(order().getByRole('button', { name: 'Down' })).toBeDisabled();
    await press('Up');
    expect(program()[0]).toContain('if (a) {');
    await press('Remove');
    expect(program()).toEqual(['f();']);
    expect(order().queryByRole('button', { name: 'Up' })).not.toBeInTheDocument();
  });

  test("don't count once the order was shown, and old saved data does no harm", async () => {
    run.mockResolvedValue({
      ...emptyResult('finished'),
      tests: [{ name: 'works', hidden: false, outcome: 'passed' }],
    });
    progressStore.saveDraft(ORDER.id, '1 1 x 99 3');
    await show();
    expect(program()).toEqual(['f();', 'if (a) {']);
    await press('Show the solution');
    expect(program()).toEqual(['if (a) {', '  f();', '}']);
    await press('Check');
    expect(await order().findByText(/doesn't count yet/)).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), ORDER.id)).toBe(false);
    await press('Do it myself');
    expect(program()).toEqual([]);
  });
});
