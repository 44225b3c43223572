import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { runCode } from '../../../src/exercise/run/runCode';
import { mockPage } from '../../../src/pages/mock';
import { mockStore } from '../../../src/pages/mock/session/mockStore';
import { problemModule } from '../../../src/pages/mock/session/problemModules';
import { MINUTE } from '../../../src/pages/mock/session/session';
import { progressStore } from '../../../src/progress/progressStore';
import { emptyResult, type RunResult, type TestReport } from '../../../src/sandbox/protocol';
import { renderWhole } from '../../support/renderWhole';
import { serveProblems } from './sampleProblem';

// Makes the editor's code fail to load, so that the task keeps using a textarea.
jest.mock('../../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});
jest.mock('../../../src/exercise/run/runCode', () => ({
  runCode: jest.fn(),
  prepareRunner: jest.fn(),
  cancelRun: jest.fn(),
}));

// Types without a delay between keys, because the clock is mocked.
const user = userEvent.setup({ delay: null });
const runs = jest.mocked(runCode);

// Loads the problems ahead of time, because they couldn't load later while the clock is mocked.
beforeAll(async () => {
  serveProblems();
  const levels = ['easy', 'medium', 'hard'];
  await Promise.all(levels.map((level) => problemModule(`problem-sky-${level}`).load()));
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  progressStore.clear();
  mockStore.clear();
  runs.mockReset();
});

afterEach(() => jest.useRealTimers());

async function openPage(hash = '') {
  const { Page, deferred = [] } = mockPage('weather');
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter initialEntries={[`/mock${hash}`]}>
      <Page />
    </MemoryRouter>,
  );
}

async function begin(format: RegExp) {
  await openPage();
  await user.click(screen.getByRole('radio', { name: format }));
  await user.click(screen.getByRole('button', { name: 'Start the interview' }));
}

const reports = (outcomes: readonly TestReport['outcome'][]): TestReport[] =>
  outcomes.map((outcome, index) => ({
    name: `test ${index + 1}`,
    hidden: false,
    outcome,
    ...(outcome === 'failed' ? { failure: { message: 'Wrong sky.' } } : {}),
  }));

const finished = (tests: TestReport[]): RunResult => ({ ...emptyResult('finished'), tests });

async function stateCost(time = 'n', space = '1') {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), time);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Additional memory' }), space);
}

async function check(result: RunResult) {
  runs.mockResolvedValueOnce(result);
  await stateCost();
  await user.click(screen.getByRole('button', { name: 'Check once' }));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
}

/** Opens a question. Reports it, which jsdom does too late for fake timers. */
async function ask(question: string) {
  const summary = screen.getByText(question);
  await user.click(summary);
  const details = summary.closest('details');
  if (details) fireEvent(details, new Event('toggle'));
}

const code = () => screen.getByRole('textbox', { name: /^Your code/ });

test('the page says beforehand how long the interview takes', async () => {
  await openPage();
  expect(screen.getByRole('radio', { name: /full interview.* 20 minutes/ })).toBeInTheDocument();
});

test('a task shows its prompt and a bare signature, and no hint, solution, or explanation', async () => {
  await begin(/^One medium problem/);
  await screen.findByText('Prompt of problem-sky-medium.');
  expect((code() as HTMLTextAreaElement).value).toMatch(/^function clouds\(sky\) {}\n/);
  expect(screen.queryByText(/^Hint 1/)).not.toBeInTheDocument();
  expect(screen.queryByText(/sky\.length|each cloud counts/)).not.toBeInTheDocument();
});

test('own examples run without the tests', async () => {
  await begin(/^One medium problem/);
  runs.mockResolvedValue({ ...emptyResult('finished'), output: [{ level: 'log', text: '42' }] });
  await user.click(await screen.findByRole('button', { name: 'Run my examples' }));
  expect(await screen.findByText('42')).toBeInTheDocument();
  expect(runs).toHaveBeenCalledWith(expect.stringContaining('clouds'), undefined);
});

test('the check asks for the cost first, and can be taken back before it runs', async () => {
  await begin(/^One medium problem/);
  await user.click(await screen.findByRole('button', { name: 'Check once' }));
  expect(screen.getAllByText('Choose one. You can be wrong.')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Time' })).toHaveFocus();
  await stateCost();
  await user.click(screen.getByRole('button', { name: 'Check once' }));
  await user.click(screen.getByRole('button', { name: 'Keep working' }));
  expect(runs).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Check once' })).toHaveFocus();
});

test('a failed check is final, and says which test failed and why', async () => {
  await begin(/^One medium problem/);
  await screen.findByText('Prompt of problem-sky-medium.');
  await check(finished(reports(['passed', 'failed'])));
  expect(await screen.findByRole('heading', { name: 'Failed: passed 1 of 2 tests' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Failed tests' })).toHaveTextContent('test 2Wrong sky.');
  expect(screen.queryByRole('textbox', { name: /^Your code/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check once' })).not.toBeInTheDocument();
});

test("a check that couldn't run doesn't count", async () => {
  await begin(/^One medium problem/);
  await screen.findByText('Prompt of problem-sky-medium.');
  await check(emptyResult('unavailable'));
  expect(await screen.findByText(/so it doesn't count/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check once' })).toBeEnabled();
});

test('the end of a task leads to the next one, and the last one to the review', async () => {
  await begin(/^Two problems/);
  await screen.findByText('Prompt of problem-sky-easy.');
  await check(finished(reports(['passed'])));
  await user.click(await screen.findByRole('button', { name: 'Next task' }));
  await user.click(screen.getByRole('button', { name: 'Give up on this task' }));
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  await user.click(await screen.findByRole('button', { name: 'Finish and review' }));
  expect(screen.getByRole('heading', { name: '1 of 2 tasks passed' })).toHaveFocus();
});

test('the review has the code beside a solution, the cost, and habits', async () => {
  await begin(/^One medium problem/);
  await screen.findByText('Prompt of problem-sky-medium.');
  await ask('Question 2?');
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  await user.type(code(), '// mine');
  await check(finished(reports(['passed'])));
  await user.click(await screen.findByRole('button', { name: 'Finish and review' }));
  const review = screen.getByRole('article', { name: 'The medium sky' });
  expect(review).toHaveTextContent('Medium · passed · 2 of 7 minutes');
  expect(within(review).getByRole('group', { name: /Your code/ })).toHaveTextContent('// mine');
  expect(within(review).getByRole('group', { name: /A good solution/ })).toHaveTextContent(
    'sky.length',
  );
  expect(review).toHaveTextContent('You said: time O(n), additional memory O(1).');
  expect(review).toHaveTextContent('Because each cloud counts once.');
  expect(review).toHaveTextContent('Keep: You asked before you wrote code.');
  expect(review).toHaveTextContent('Change: Run your own examples before you hand in.');
});

test('without a stated cost, the explanation opens once it is stated', async () => {
  await begin(/^One medium problem/);
  await user.click(await screen.findByRole('button', { name: 'Give up on this task' }));
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  await user.click(await screen.findByRole('button', { name: 'Finish and review' }));
  expect(screen.queryByText('Because each cloud counts once.')).not.toBeInTheDocument();
  await stateCost('n^2', 'n');
  await user.click(screen.getByRole('button', { name: 'Open the explanation' }));
  expect(screen.getByText('Because each cloud counts once.')).toBeInTheDocument();
  expect(screen.getByText(/You said: time O\(n²\)/)).toBeInTheDocument();
});

test('ratings are kept with the interview, which can be opened again', async () => {
  await begin(/^One medium problem/);
  await user.click(await screen.findByRole('button', { name: 'Give up on this task' }));
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  await user.click(await screen.findByRole('button', { name: 'Finish and review' }));
  const testing = screen.getByRole('group', { name: 'Testing' });
  await user.click(within(testing).getByRole('button', { name: '3 of 4' }));
  await user.click(screen.getByRole('button', { name: 'Another interview' }));
  const list = screen.getByRole('region', { name: 'Your recent interviews' });
  expect(list).toHaveTextContent('0 of 1');
  expect(list).toHaveTextContent('3 of 4');
  await user.click(within(list).getByRole('button', { name: /^Open the review of/ }));
  expect(
    within(screen.getByRole('group', { name: 'Testing' })).getByRole('button', { name: '3 of 4' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Close the review' }));
  expect(screen.getByRole('button', { name: 'Start the interview' })).toBeInTheDocument();
});

test('with a friend, the task has a link to the sheet instead of its answers', async () => {
  await openPage();
  await user.click(screen.getByRole('radio', { name: /^A friend/ }));
  await user.click(screen.getByRole('button', { name: 'Start the interview' }));
  const link = await screen.findByRole('textbox', { name: 'Link to the sheet' });
  expect((link as HTMLInputElement).value).toMatch(/#sheet=problem-sky-easy$/);
  expect(screen.queryByText('Question 1?')).not.toBeInTheDocument();
});

test('the sheet shows everything to the interviewer, whose ratings stay on the device', async () => {
  await openPage('#sheet=problem-sky-hard');
  expect(await screen.findByRole('heading', { name: 'The hard sky' })).toBeInTheDocument();
  for (const text of ['Answer 3.', 'Hint 3.', 'The same.', 'Talks.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const row = screen.getByRole('group', { name: 'Code' });
  await user.click(within(row).getByRole('button', { name: '4 of 4' }));
  expect(localStorage.getItem('/mock-interviews/sheet/problem-sky-hard')).toContain('"code":4');
});

test('the clock runs and announces when time is up, but ends nothing', async () => {
  await begin(/^One medium problem/);
  expect(screen.getByRole('timer')).toHaveTextContent('7:00 left');
  act(() => jest.advanceTimersByTime(6 * MINUTE));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00 left');
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00 over');
  await user.click(screen.getByRole('button', { name: '5 more minutes' }));
  expect(screen.getByRole('timer')).toHaveTextContent('4:00 left');
});

test('a reload resumes the interview, with what was opened', async () => {
  await begin(/^One medium problem/);
  await screen.findByText('Prompt of problem-sky-medium.');
  await ask('Question 2?');
  cleanup();
  jest.advanceTimersByTime(MINUTE);
  await openPage();
  expect(screen.getByRole('timer')).toHaveTextContent('6:00 left');
  expect(screen.getByText('1 of 3 opened')).toBeInTheDocument();
});

test('past interviews of earlier versions are listed, and invalid ones are ignored', async () => {
  const past = [{ tasks: ['sky-problem'], startedAt: 5, minutes: 7, passed: {} }, { tasks: 3 }];
  past.forEach((session, index) =>
    localStorage.setItem(`/mock-interviews/past/weather@${index}`, JSON.stringify(session)),
  );
  mockStore.reread();
  await openPage();
  const list = screen.getByRole('region', { name: 'Your recent interviews' });
  expect(within(list).getAllByRole('row')).toHaveLength(2);
  expect(list).toHaveTextContent('0 of 1');
});
