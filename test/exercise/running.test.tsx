import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasPassed } from '../../src/progress/progressModel';
import { progressStore } from '../../src/progress/progressStore';
import { reportHash } from '../../src/exercise/mistakes/reportHash';
import { emptyResult, type RunResult } from '../../src/sandbox/protocol';
import {
  paragraph,
  renderLesson,
  SAMPLE_EXERCISE,
  SAMPLE_LESSON,
} from '../pages/lesson/sampleLesson';

const run = jest.fn<Promise<RunResult>, [code: string, tests?: string]>();

jest.mock('../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare: jest.fn(), run, cancel: jest.fn(), dispose: jest.fn() }),
}));
// Makes the editor's code fail to load, so that the exercise keeps using a textarea.
jest.mock('../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

jest.mock('../../.generated/mistakeFiles', () => ({
  MISTAKE_FILES: { 'sample-sum': '/mistakes.json' },
}));

const finished = (parts: Partial<RunResult>): RunResult => ({
  ...emptyResult('finished'),
  ...parts,
});
const PASSING = finished({
  tests: [
    { name: 'adds', hidden: false, outcome: 'passed' },
    { name: 'secret', hidden: true, outcome: 'passed' },
  ],
});

const FAILING = finished({
  tests: [
    { name: 'adds', hidden: false, outcome: 'passed' },
    { name: 'secret', hidden: true, outcome: 'failed', failure: { message: 'No.' } },
  ],
});

beforeEach(() => {
  progressStore.clear();
  run.mockReset();
});

const example = () => within(screen.getByRole('group', { name: 'example 1' }));
const exercise = () => within(screen.getByRole('region', { name: 'Add up a list' }));
const press = (name: string | RegExp, where = exercise()) =>
  userEvent.click(where.getByRole('button', { name }));
const code = () => exercise().getByRole<HTMLTextAreaElement>('textbox', { name: /Your code/ });

async function retype(text: string) {
  await userEvent.clear(code());
  await userEvent.type(code(), text);
}

describe('an example', () => {
  test("shows the original code's output before a run", async () => {
    await renderLesson();
    const lines = within(example().getByRole('log')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['1', '2']);
    expect(run).not.toHaveBeenCalled();
  });

  test.each<[string, RunResult, string, string]>([
    ['prints', finished({ output: [{ level: 'log', text: 'new' }] }), 'Done.', 'new'],
    ['is silent', finished({}), 'Done. Nothing was printed.', ''],
    ['never ends', emptyResult('stopped'), 'Stopped after 2 seconds.', ''],
    ['fails to load', emptyResult('unavailable'), "couldn't run", ''],
    [
      'throws',
      {
        ...emptyResult('failed'),
        error: { name: 'TypeError', message: 'no', line: 3, hint: 'Ah.' },
      },
      'Your code hit an error.',
      'TypeError: noLine 3. Ah.',
    ],
    [
      'throws and is explained',
      {
        ...emptyResult('failed'),
        error: { name: 'TypeError', message: 'no', plain: '`a` is nothing.', line: 3 },
      },
      'Your code hit an error.',
      'a is nothing.TypeError: no Line 3.',
    ],
    [
      'prints too much',
      finished({ output: [{ level: 'log', text: 'x' }], cut: true }),
      'Done.',
      'too much output',
    ],
  ])('that %s says so', async (_name, result, status, output) => {
    run.mockResolvedValue(result);
    await renderLesson();
    await press('Run', example());
    expect(run).toHaveBeenCalledWith('one\ntwo', undefined);
    expect(await example().findByText(status, { exact: false })).toBeVisible();
    expect(example().getByRole('log', { hidden: true })).toHaveTextContent(output);
  });

  test('shows only the last of two runs', async () => {
    const settle: ((result: RunResult) => void)[] = [];
    run.mockImplementation(() => new Promise((resolve) => settle.push(resolve)));
    await renderLesson();
    await press('Run', example());
    await press('Run', example());
    await act(() => Promise.resolve(settle[0]?.(emptyResult('cancelled'))));
    expect(example().getByText('Running…')).toBeVisible();
    await act(() =>
      Promise.resolve(settle[1]?.(finished({ output: [{ level: 'log', text: 'second' }] }))),
    );
    expect(await example().findByText('second')).toBeVisible();
  });

  test('runs with Ctrl+Enter', async () => {
    run.mockResolvedValue(finished({}));
    await renderLesson();
    await userEvent.type(example().getByRole('textbox'), '{Control>}{Enter}{/Control}');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('Tab leaves the code', async () => {
    await renderLesson();
    await userEvent.click(example().getByRole('textbox'));
    await userEvent.tab();
    expect(example().getByRole('button', { name: 'Run' })).toHaveFocus();
  });
});

describe('an exercise', () => {
  test('that fails shows what was tried, expected, and received, and only then names hidden tests', async () => {
    run.mockResolvedValue(
      finished({
        tests: [
          { name: 'adds', hidden: false, outcome: 'passed' },
          { name: 'kept secret', hidden: true, outcome: 'passed' },
          {
            name: 'empty list',
            hidden: true,
            outcome: 'failed',
            failure: {
              message: 'The values are different.',
              label: 'sum([])',
              expected: '0',
              received: 'NaN',
            },
          },
          {
            name: 'two items',
            hidden: false,
            outcome: 'failed',
            failure: { message: 'TypeError: no', plain: '`list` is nothing.', line: 2 },
          },
          {
            name: 'three items',
            hidden: false,
            outcome: 'failed',
            failure: { message: 'TypeError: no', plain: '`list` is nothing.', line: 2 },
          },
          { name: 'later', hidden: false, outcome: 'unreached' },
        ],
      }),
    );
    await renderLesson();
    await press('Check');
    expect(run).toHaveBeenCalledWith('function sum() {}', 'the tests');
    expect(await exercise().findByText('2 of 6 tests passed.')).toBeVisible();
    const items = within(exercise().getByRole('list', { name: 'Tests' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Passes: adds',
      'Fails: empty listTriedsum([])Expected0ReceivedNaNStep through this test',
      'Fails: two items',
      'Fails: three items',
      'Not run: later',
      'Passes: 1 more test, shown only if it fails',
    ]);
    await userEvent.click(exercise().getByText('2 more failed: see why'));
    const others = within(exercise().getByRole('list', { name: 'Why 2 more failed' }));
    expect(others.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'two itemslist is nothing.TypeError: no (line 2)Step through this test',
      'three itemsTypeError: no (line 2)Step through this test',
    ]);
    expect(hasPassed(progressStore.getSnapshot(), 'sample-sum')).toBe(false);
  });

  test('that fails a single test has no details to expand', async () => {
    run.mockResolvedValue(FAILING);
    await renderLesson();
    await press('Check');
    expect(await exercise().findByText('No.')).toBeVisible();
    expect(exercise().queryByText(/more fail/)).not.toBeInTheDocument();
  });

  test('that is stopped in a test names it and explains', async () => {
    const failure = { message: 'Too many steps.' };
    run.mockResolvedValue({
      ...emptyResult('stopped'),
      running: 1,
      tests: [
        { name: 'adds', hidden: false, outcome: 'passed' },
        { name: 'finishes with 100,000 names', hidden: true, outcome: 'failed', failure },
      ],
    });
    await renderLesson();
    await press('Check');
    expect(
      await exercise().findByText(
        'Stopped after 2 seconds in the test “finishes with 100,000 names”.',
      ),
    ).toBeVisible();
    expect(exercise().getByText('Too many steps.')).toBeVisible();
  });

  test.each<[string, RunResult, string[], string | null]>([
    ['fails', FAILING, ['mine'], 'in a hidden one'],
    ['passes', PASSING, ['mine'], null],
    ['is stopped', { ...FAILING, end: 'stopped' }, ['mine'], 'in a hidden one'],
  ])(
    "that %s shows the code's own output and that of the first failed test",
    async (_name, result, own, theirs) => {
      run.mockResolvedValue({
        ...result,
        output: [
          { level: 'log', text: 'mine' },
          { level: 'log', text: 'in the first', test: 0 },
          { level: 'log', text: 'in a hidden one', test: 1 },
        ],
      });
      await renderLesson();
      await press('Check');
      const log = await exercise().findByRole('log', { name: 'Output of Add up a list' });
      const lines = within(log).getAllByRole('listitem');
      expect(lines.map((line) => line.textContent)).toEqual(own);
      expect(exercise().queryByText('in the first')).not.toBeInTheDocument();
      const test = exercise().queryByRole('log', { name: 'Output of the test secret' });
      if (theirs === null) expect(test).not.toBeInTheDocument();
      else expect(test).toHaveTextContent(theirs);
    },
  );

  test('that fails like a known mistake says what it is, and saves it with the code', async () => {
    const byReport = { [reportHash(FAILING) ?? '']: ['You add 1.'] };
    const mistakes = { 'sample-sum': { byReport, wrongLines: [] } };
    const fetchFile = () => Promise.resolve({ ok: true, json: () => Promise.resolve(mistakes) });
    Object.assign(globalThis, { fetch: fetchFile });
    run.mockResolvedValue(FAILING);
    await renderLesson();
    await retype('mine');
    await press('Check');
    expect(await exercise().findByText('You add 1.')).toBeVisible();
    const saved = () => progressStore.getSnapshot().tries.get('sample-sum');
    await waitFor(() => expect(saved()).toMatchObject([{ text: 'mine', mistake: 'You add 1.' }]));
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test('that passes is saved and explained', async () => {
    run.mockResolvedValue(PASSING);
    await renderLesson();
    expect(exercise().queryByRole('group', { name: 'Explanation' })).not.toBeInTheDocument();
    await retype('mine');
    await press('Check');
    expect(run).toHaveBeenCalledWith('mine', 'the tests');
    expect(await exercise().findByText('Both tests passed.')).toBeVisible();
    expect(exercise().getByText('It adds them all.')).toBeVisible();
    expect(exercise().getByText('Passed')).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), 'sample-sum')).toBe(true);
  });

  test('that passes leads to the next step, and its help is collapsed', async () => {
    run.mockResolvedValue(PASSING);
    await renderLesson();
    await press('Show hint 1 of 2');
    expect(exercise().queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    await press('Check');
    const passed = within(await exercise().findByRole('group', { name: 'Passed' }));
    const link = passed.getByRole<HTMLAnchorElement>('link', { name: 'Continue' });
    const heading = screen.getByRole('heading', { name: 'Check yourself' });
    expect(link.hash).toBe(`#${heading.id}`);
    expect(exercise().queryByText('First nudge.')).not.toBeInTheDocument();
    expect(exercise().queryByRole('button', { name: /hint|solution/ })).not.toBeInTheDocument();
  });

  test('that passes links to the text below it, which takes the focus', async () => {
    run.mockResolvedValue(PASSING);
    const below = SAMPLE_LESSON.blocks.indexOf(SAMPLE_EXERCISE) + 1;
    const blocks = SAMPLE_LESSON.blocks.toSpliced(below, 0, paragraph('One more thing.'));
    await renderLesson({ ...SAMPLE_LESSON, blocks });
    await press('Check');
    const link = await exercise().findByRole<HTMLAnchorElement>('link', { name: 'Continue' });
    const text = document.getElementById(link.hash.slice(1));
    expect(text).toHaveTextContent(/^One more thing\.$/);
    act(() => text?.focus());
    expect(text).toHaveFocus();
  });

  test('that fails after a pass loses its praise but still counts as passed', async () => {
    run.mockResolvedValueOnce(PASSING).mockResolvedValue(emptyResult('finished'));
    await renderLesson();
    await press('Check');
    expect(await exercise().findByRole('group', { name: 'Passed' })).toBeVisible();
    await press('Check');
    await waitFor(() =>
      expect(exercise().queryByRole('group', { name: 'Passed' })).not.toBeInTheDocument(),
    );
    expect(exercise().getByText('Passed')).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), 'sample-sum')).toBe(true);
  });

  test('reveals its hints one by one', async () => {
    await renderLesson();
    expect(exercise().queryByText('First nudge.')).not.toBeInTheDocument();
    exercise()
      .queryAllByRole('list')
      .forEach((list) => expect(list).not.toBeEmptyDOMElement());
    await press('Show hint 1 of 2');
    expect(exercise().getByText('First nudge.')).toBeVisible();
    expect(exercise().queryByText('Second nudge.')).not.toBeInTheDocument();
    await press('Show hint 2 of 2');
    expect(exercise().getByText('Second nudge.')).toBeVisible();
    expect(exercise().queryByRole('button', { name: /hint/ })).not.toBeInTheDocument();
  });

  test('asks before the solution replaces the code, and can restore the code', async () => {
    await renderLesson();
    await retype('mine');
    await press('Show the solution');
    expect(exercise().getByRole('button', { name: 'Keep my code' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(code()).toHaveValue('mine');

    await press('Show the solution');
    await press('Show the solution', within(screen.getByRole('alertdialog')));
    expect(code()).toHaveValue('the solution');
    expect(exercise().getByText('It adds them all.')).toBeVisible();

    await press('Restore my code');
    expect(code()).toHaveValue('mine');
  });

  test("isn't passed by the revealed solution", async () => {
    run.mockResolvedValue(PASSING);
    await renderLesson();
    await press('Show the solution');
    // There's no code of the reader's own to replace.
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/before you try/);
    await press('Show the solution', within(screen.getByRole('alertdialog')));
    await press('Check');
    expect(await exercise().findByText('Both tests passed.')).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), 'sample-sum')).toBe(false);
    expect(exercise().getByText(/this doesn't count yet/)).toBeVisible();
    expect(exercise().queryByRole('group', { name: 'Passed' })).not.toBeInTheDocument();
    await press('Write it myself');
    expect(code()).toHaveValue('function sum() {}');
    expect(code()).toHaveFocus();
    await press('Check');
    expect(await exercise().findByRole('group', { name: 'Passed' })).toBeVisible();
    expect(hasPassed(progressStore.getSnapshot(), 'sample-sum')).toBe(true);
  });

  test('asks before a reset, which is offered only after changes', async () => {
    await renderLesson();
    expect(exercise().queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    await retype('mine');
    await press('Reset');
    await press('Reset code');
    expect(code()).toHaveValue('function sum() {}');
    expect(exercise().getByRole('button', { name: 'Check' })).toHaveFocus();
  });

  test('keeps earlier tries, which can be continued', async () => {
    run.mockResolvedValue(FAILING);
    await renderLesson();
    expect(exercise().queryByText('My earlier tries')).not.toBeInTheDocument();
    await press('Check');
    expect(exercise().queryByText('My earlier tries')).not.toBeInTheDocument();
    for (const text of ['first', 'second']) {
      await retype(text);
      await press('Check');
    }
    await press('Check');
    // The current code isn't listed as an earlier try.
    await userEvent.click(exercise().getByText('My earlier tries'));
    expect(exercise().getByRole('group', { name: /^Code: / })).toHaveTextContent('first');
    await press('Continue from this try: 1 of 2 tests passed');
    expect(code()).toHaveValue('first');
    expect(exercise().getByText('My earlier tries')).toBeVisible();
    await press('Restore my code');
    expect(code()).toHaveValue('second');
  });

  test('lists tries that differ only in white space once', async () => {
    run.mockResolvedValue(FAILING);
    await renderLesson();
    for (const text of ['first try', 'first  try ', 'second', 'second ']) {
      await retype(text);
      await press('Check');
    }
    await userEvent.click(exercise().getByText('My earlier tries'));
    expect(exercise().getByRole('group', { name: /^Code: / })).toHaveTextContent('first try');
  });

  test('saves a draft and shows it on the next visit', async () => {
    const { unmount } = await renderLesson();
    await retype('half done');
    unmount();
    expect(progressStore.draftOf('sample-sum')).toBe('half done');
    await renderLesson();
    expect(code()).toHaveValue('half done');
    await press('Reset');
    await press('Reset code');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(progressStore.draftOf('sample-sum')).toBeUndefined();
  });

  test('saves a draft if the reader leaves the page while typing', async () => {
    await renderLesson();
    // Changes the text in one event, because typing key by key could take longer than the autosave delay.
    fireEvent.change(code(), { target: { value: 'half d' } });
    expect(progressStore.draftOf('sample-sum')).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(progressStore.draftOf('sample-sum')).toBe('half d');
  });

  test("doesn't restore a draft that was deleted on another page", async () => {
    await renderLesson();
    const original = code().value;
    await retype('old');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => progressStore.clear());
    expect(code()).toHaveValue(original);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(progressStore.draftOf('sample-sum')).toBeUndefined();
  });

  test('shows what another tab has written, unless the reader is typing', async () => {
    await renderLesson();
    await retype('mine');
    act(() => progressStore.saveDraft('sample-sum', 'other'));
    expect(code()).toHaveValue('mine');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => progressStore.saveDraft('sample-sum', 'other, later'));
    expect(code()).toHaveValue('other, later');
  });
});
