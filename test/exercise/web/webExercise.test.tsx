import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebExerciseBlock } from '../../../src/content/lesson';
import { WebExercise } from '../../../src/exercise/web/WebExercise';
import { hasPassed } from '../../../src/progress/progressModel';
import { progressStore } from '../../../src/progress/progressStore';
import type { PreviewOptions } from '../../../src/languages/page/Preview';
import { emptyResult, type RunResult, type TestReport } from '../../../src/sandbox/protocol';
import { renderWhole } from '../../support/renderWhole';

const preview = {
  show: jest.fn(),
  check: jest.fn<Promise<RunResult>, [files: unknown, checks: string]>(),
  outline: jest.fn(),
  dispose: jest.fn(),
};
let options: PreviewOptions;

jest.mock('../../../src/languages/page/Preview', () => ({
  createPreview: (given: PreviewOptions) => {
    options = given;
    return preview;
  },
}));
// Makes the editor's code fail to load, so that the exercise keeps using a textarea.
jest.mock('../../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

const EXERCISE: WebExerciseBlock = {
  kind: 'webExercise',
  id: 'sample-page',
  title: 'A page',
  step: 'core',
  prompt: [],
  files: [
    { language: 'html', lines: [['<p>']] },
    { language: 'css', lines: [['p {}']], isGiven: true },
  ],
  checks: 'the checks',
  hints: [],
  solution: [{ language: 'html', lines: [['<h1>']] }],
  explanation: [],
};

const result = (...tests: TestReport[]): RunResult => ({ ...emptyResult('finished'), tests });
const PASSED: TestReport = { name: 'a heading', hidden: false, outcome: 'passed' };
const FAILED: TestReport = {
  name: 'a heading',
  hidden: false,
  outcome: 'failed',
  failure: { message: 'It is `small`.', label: 'the heading', element: [1, 0] },
};

beforeEach(() => {
  progressStore.clear();
  jest.clearAllMocks();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function renderExercise(exercise = EXERCISE) {
  await renderWhole(
    <WebExercise
      exercise={exercise}
      texts={{
        prompt: <p>Write a heading.</p>,
        hints: [<p key="1">Which tag?</p>],
        explanation: <p>It is one.</p>,
        nextLink: <a href="#next">Next</a>,
      }}
    />,
  );
  await act(() => Promise.resolve());
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the page renders immediately, in the selected color mode', async () => {
  const css = ':root { color-scheme: light dark }';
  await renderExercise({
    ...EXERCISE,
    files: [
      { language: 'html', lines: [['<p>']] },
      { language: 'css', lines: [[css]], isGiven: true },
    ],
  });
  const files = { html: '<p>', css, js: '' };
  expect(preview.show).toHaveBeenLastCalledWith(files, 'light', undefined);
  expect(options.title).toBe('The page for A page');
  await press('Dark');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(preview.show).toHaveBeenLastCalledWith(files, 'dark', undefined);
  expect(preview.show).toHaveBeenCalledTimes(2);
});

test('the color mode can be selected once the page or its solution has two', async () => {
  const modes = () => screen.queryByRole('group', { name: 'Color mode for the page' });
  await renderExercise();
  expect(modes()).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: '<meta name="color-scheme" content="light dark">' },
  });
  expect(modes()).toBeInTheDocument();
});

test('an exercise about color modes offers them from the start', async () => {
  await renderExercise({
    ...EXERCISE,
    solution: [{ language: 'css', lines: [['p { color-scheme: dark }']] }],
  });
  expect(screen.getByRole('button', { name: 'Dark' })).toBeInTheDocument();
});

test('a change renders immediately, and further changes during rendering are batched', async () => {
  await renderExercise();
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const pass = (time: number) => {
    now += time;
    act(() => void jest.advanceTimersByTime(time));
  };
  const change = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const drawn = () => preview.show.mock.calls.map(([{ html }]: [{ html: string }]) => html);
  pass(1000);
  preview.show.mockClear();
  change('a');
  expect(drawn()).toEqual(['a']);
  change('ab');
  pass(100);
  change('abc');
  expect(drawn()).toEqual(['a']);
  pass(50);
  expect(drawn()).toEqual(['a', 'abc']);
});

test('a check that fails says what was looked at, and points at it', async () => {
  preview.check.mockResolvedValue(result(FAILED, { ...PASSED, hidden: true }));
  await renderExercise();
  await press('Check');
  const checks = within(screen.getByRole('list', { name: 'Tests' }));
  expect(checks.getByText('Checked')).toBeInTheDocument();
  expect(checks.getByText('1 more test, shown only if it fails')).toBeInTheDocument();
  expect(checks.getByText('small').localName).toBe('code');
  expect(screen.getByText('1 of 2 tests passed.')).toBeInTheDocument();
  expect(preview.outline).toHaveBeenLastCalledWith([1, 0]);
  expect(hasPassed(progressStore.getSnapshot(), EXERCISE.id)).toBe(false);
});

test('on a phone, a failed check shows its reason below the code, and an element links to the page', async () => {
  const switcher = () => within(screen.getByRole('group', { name: 'Show' }));
  preview.check.mockResolvedValue(result(FAILED));
  await renderExercise();
  expect(switcher().getByRole('button', { name: 'Code', pressed: true })).toBeInTheDocument();
  await press('Check');
  expect(switcher().getByRole('button', { name: 'Code', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toBeVisible();
  await press('Show it in the preview');
  expect(switcher().getByRole('button', { name: 'Page', pressed: true })).toBeInTheDocument();
});

test('a pass counts, and takes the outline away', async () => {
  preview.check.mockResolvedValue(result(PASSED));
  await renderExercise();
  const field = screen.getByRole('textbox', { name: 'HTML for A page' });
  await userEvent.clear(field);
  await userEvent.type(field, '<h2>');
  await press('Check');
  expect(preview.check).toHaveBeenLastCalledWith(
    { html: '<h2>', css: 'p {}', js: '' },
    'the checks',
    undefined,
  );
  expect(preview.outline).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('group', { name: 'Passed' })).toBeInTheDocument();
  expect(hasPassed(progressStore.getSnapshot(), EXERCISE.id)).toBe(true);
});

test('the solution that was shown does not count; the code before can be brought back', async () => {
  preview.check.mockResolvedValue(result(PASSED));
  await renderExercise();
  const field = screen.getByRole('textbox', { name: 'HTML for A page' });
  await userEvent.type(field, 'mine');
  await press('Show the solution');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Show the solution' }),
  );
  expect(field).toHaveValue('<h1>');
  await press('Check');
  expect(screen.getByText(/this doesn't count yet/)).toBeInTheDocument();
  expect(hasPassed(progressStore.getSnapshot(), EXERCISE.id)).toBe(false);
  await press('Restore my code');
  expect(field).toHaveValue('<p>mine');
});

test('what the page tells is shown, until it is drawn anew', async () => {
  await renderExercise();
  act(() => {
    options.onEvent({ kind: 'output', level: 'log', text: 'printed' });
    options.onEvent({ kind: 'notice', text: 'The link would open `/x`.' });
    options.onEvent({ kind: 'error', error: { name: 'TypeError', message: 'no', line: 1 } });
  });
  expect(screen.getByRole('log')).toHaveTextContent(/printed.*TypeError: no/);
  expect(screen.getByText('/x').localName).toBe('code');
  act(() => options.onEvent({ kind: 'started' }));
  expect(screen.queryByText('/x')).not.toBeInTheDocument();
});

test('a file that is given can be read and not changed', async () => {
  await renderExercise();
  await userEvent.click(screen.getByRole('tab', { name: 'CSS (given)' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('p {}')).toBeVisible();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});
