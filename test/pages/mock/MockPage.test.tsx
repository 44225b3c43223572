import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import './mockTasks';
import { mockPage } from '../../../src/pages/mock';
import { mockStore } from '../../../src/pages/mock/session/mockStore';
import { MINUTE } from '../../../src/pages/mock/session/session';
import { taskModule } from '../../../src/pages/mock/session/taskModules';
import { progressStore } from '../../../src/progress/progressStore';
import { renderWhole } from '../../support/renderWhole';
import { TASKS } from './mockTasks';

// Types without a delay between keys, because the clock is mocked.
const user = userEvent.setup({ delay: null });

// Loads the tasks ahead of time, because they couldn't load later while the clock is mocked.
beforeAll(() => Promise.all(TASKS.map((task) => taskModule(task).load())));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  progressStore.clear();
  mockStore.clear();
});

afterEach(() => jest.useRealTimers());

async function openPage() {
  const { Page, deferred = [] } = mockPage('weather');
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

async function begin(format: RegExp) {
  await openPage();
  await user.click(screen.getByRole('radio', { name: format }));
  await user.click(screen.getByRole('button', { name: 'Start the interview' }));
}

async function pass(id: string) {
  await screen.findByText(`Prompt of ${id}.`);
  await user.type(screen.getByRole('textbox', { name: 'What it prints' }), '1');
  await user.click(screen.getByRole('button', { name: /check/i }));
}

test('the page says beforehand how long the interview takes', async () => {
  await openPage();
  expect(screen.getByRole('radio', { name: /full interview.* 20 minutes/ })).toBeInTheDocument();
});

test('a task is shown without hints or its solution', async () => {
  await begin(/^One problem/);
  await screen.findByText('Prompt of sky-problem.');
  expect(screen.queryByRole('button', { name: /hint|solution/i })).not.toBeInTheDocument();
});

test('the clock runs and announces when time is up, but ends nothing', async () => {
  await begin(/^One problem/);
  expect(screen.getByRole('timer')).toHaveTextContent('7:00 left');
  act(() => jest.advanceTimersByTime(6 * MINUTE));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00 left');
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00 over');
  await user.click(screen.getByRole('button', { name: '5 more minutes' }));
  expect(screen.getByRole('timer')).toHaveTextContent('4:00 left');
});

test('passing a task leads to the next one, and the last one to the review', async () => {
  await begin(/^A question and a problem/);
  await pass('sky-question');
  await user.click(screen.getByRole('button', { name: 'Next task' }));
  await pass('sky-problem');
  await user.click(screen.getByRole('button', { name: 'Finish and review' }));
  expect(screen.getByRole('heading', { name: '2 of 2 tasks passed' })).toHaveFocus();
  expect(progressStore.getSnapshot().passed.has('sky-problem')).toBe(true);
});

test('a pass after time is up is marked late, and an open task links to its lesson', async () => {
  await begin(/^A question and a problem/);
  act(() => jest.advanceTimersByTime(30 * MINUTE));
  await pass('sky-question');
  await user.click(screen.getAllByRole('button', { name: 'End' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'End interview' }));
  const [question, problem] = screen.getAllByRole('listitem');
  expect(question).toHaveTextContent('passed after 30 minutes, after time was up');
  expect(problem).toHaveTextContent('not passed');
  expect(within(problem as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/tutorials/naming-clouds#sky-problem',
  );
});

test('a reload resumes the interview', async () => {
  await begin(/^One problem/);
  await screen.findByText('Prompt of sky-problem.');
  cleanup();
  jest.advanceTimersByTime(MINUTE);
  await openPage();
  expect(screen.getByRole('timer')).toHaveTextContent('6:00 left');
});

test('past interviews are listed, and invalid ones are ignored', async () => {
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

test("code typed in an interview is separate from the lesson's draft", async () => {
  progressStore.saveDraft('sky-problem', 'from the lesson');
  await begin(/^One problem/);
  await screen.findByText('Prompt of sky-problem.');
  expect(screen.getByRole('textbox', { name: 'What it prints' })).toHaveValue('');
});
