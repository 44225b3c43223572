import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { WebExerciseBlock } from '../../../src/content/lesson';
import { WebExercise } from '../../../src/exercise/web/WebExercise';
import type { PreviewOptions } from '../../../src/languages/page/Preview';
import type { CheckedPage, PageTurn, PreviewFiles } from '../../../src/languages/page/protocol';
import { progressStore } from '../../../src/progress/progressStore';
import { emptyResult } from '../../../src/sandbox/protocol';
import type { TraceEvent, TraceOptions } from '../../../src/sandbox/trace';
import { renderWhole } from '../../support/renderWhole';

const preview = {
  show: jest.fn<void, [files: PreviewFiles, scheme: string, trace?: TraceOptions]>(),
  check: jest.fn<Promise<CheckedPage>, [files: unknown, checks: string, trace?: TraceOptions]>(),
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
  id: 'sample-script',
  title: 'A script',
  step: 'core',
  prompt: [],
  files: [
    { language: 'js', lines: [['let n = 1;'], ['n = 2;']] },
    { language: 'html', lines: [['<p>']], isGiven: true },
  ],
  checks: 'the checks',
  hints: [],
  solution: [{ language: 'js', lines: [['let n = 3;']] }],
  explanation: [],
};

const PASSED = { name: 'the HTML', hidden: true, outcome: 'passed' } as const;
const FAILED = {
  name: 'n is 3',
  hidden: false,
  outcome: 'failed',
  failure: { message: 'It is 2.' },
} as const;

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
  preview.check.mockResolvedValue({
    ...emptyResult('finished'),
    tests: [PASSED, FAILED],
    turns: [],
  });
});

async function renderExercise(around = (exercise: ReactNode) => exercise, exercise = EXERCISE) {
  const texts = {
    prompt: <p />,
    hints: [],
    explanation: <p />,
    nextLink: <a href="#next">Next</a>,
  };
  await renderWhole(<>{around(<WebExercise exercise={exercise} texts={texts} />)}</>);
  await act(() => Promise.resolve());
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => within(screen.getByRole('region', { name: /^Step through/ }));
const sentences = () =>
  panel()
    .getAllByRole('status')
    .map((status) => status.textContent);
const names = () =>
  panel()
    .getAllByRole('option')
    .map((option) => option.textContent);

/** Returns a turn in which `n` gets a value at the script's second statement. */
function turnOf(id: number, cause: PageTurn['cause'], value: number): PageTurn {
  const event = (
    order: number,
    site: number,
    n: string,
    more: Partial<TraceEvent> = {},
  ): TraceEvent => ({
    kind: 'at',
    order,
    site,
    frames: [{ id: 1, fn: 0, site, values: [n] }],
    hidden: 0,
    objects: [],
    printed: 0,
    isIdle: false,
    ...more,
  });
  // Places: the start, both statements, and the end.
  const events = [event(0, 2, 'n1'), event(1, 3, `n${value}`)];
  return { id, cause, trace: { total: 2, events }, output: [] };
}

const tell = (turn: PageTurn) => act(() => options.onEvent({ kind: 'turn', turn }));

test('the page is recorded while the reader uses it, in turns to choose from', async () => {
  await renderExercise();
  await press('Step through');
  await waitFor(() => expect(preview.show.mock.lastCall?.[2]?.code).toContain('n = 2;'));
  expect(preview.show.mock.lastCall?.[0].js).toBe('let n = 1;\nn = 2;');
  act(() => options.onEvent({ kind: 'started' }));
  expect(panel().getByRole('status')).toHaveTextContent(/hasn't done anything yet/);
  tell(turnOf(1, { kind: 'script' }, 2));
  expect(names()).toEqual(['The script runs']);
  expect(sentences()).toContain('n was 1, is 2.');
  tell(turnOf(2, { kind: 'event', type: 'click', target: '<button> "Add"' }, 5));
  expect(names()).toEqual(['The script runs', 'click on <button> "Add"']);
  expect(panel().getByText('Added: click on <button> "Add"')).toBeInTheDocument();
  await userEvent.click(panel().getByRole('option', { name: /click/ }));
  expect(sentences()).toContain('n was 1, is 5.');
  expect(panel().getByRole('option', { selected: true })).toHaveTextContent('click');
});

test('a change of the script ends the recording, and the button starts another', async () => {
  await renderExercise();
  await press('Step through');
  await waitFor(() => expect(preview.show.mock.lastCall?.[2]).toBeDefined());
  tell(turnOf(1, { kind: 'script' }, 2));
  await userEvent.type(screen.getByRole('textbox'), '\n');
  expect(await screen.findByText('Your code has changed since then.')).toBeInTheDocument();
  await waitFor(() => expect(preview.show.mock.lastCall?.[2]).toBeUndefined());
  await press('Start again');
  await waitFor(() => expect(preview.show.mock.lastCall?.[2]).toBeDefined());
  await press('Close');
  expect(screen.queryByRole('region', { name: /^Step through/ })).not.toBeInTheDocument();
});

test('a failed check is recorded, and its last turn is shown first', async () => {
  await renderExercise();
  await press('Check');
  preview.check.mockResolvedValue({
    ...emptyResult('finished'),
    tests: [PASSED, FAILED],
    turns: [turnOf(1, { kind: 'script' }, 2), turnOf(2, { kind: 'timer', time: 300 }, 7)],
  });
  await press('Step through this check');
  expect(await screen.findByRole('region', { name: 'Step through: n is 3' })).toBeInTheDocument();
  expect(preview.check.mock.lastCall?.[2]?.test).toBe(1);
  expect(panel().getByRole('option', { selected: true })).toHaveTextContent('After 300 ms');
  expect(sentences()).toContain('n was 1, is 7.');
});

test('a script with a mistake has no steps', async () => {
  await renderExercise(undefined, {
    ...EXERCISE,
    files: [{ language: 'js', lines: [['const = 1;']] }],
  });
  await press('Step through');
  expect(await screen.findByText(/has a mistake that keeps it from running/)).toBeInTheDocument();
});

test("without a script, there's nothing to step through", async () => {
  await renderExercise(undefined, { ...EXERCISE, files: EXERCISE.files.slice(1) });
  expect(screen.queryByRole('button', { name: /step through/i })).not.toBeInTheDocument();
});
