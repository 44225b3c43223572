import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { Providers } from '../../../../src/app/Providers';
import {
  addDays,
  localDate,
  weekdayOf,
} from '../../../../src/pages/programs/planner/dates/calendarDate';
import {
  parseKeptPlan,
  startPlan,
  writeKeptPlan,
} from '../../../../src/pages/programs/planner/storage/keptPlan';
import { keptPlanStore } from '../../../../src/pages/programs/planner/storage/keptPlanStore';
import { Planner } from '../../../../src/pages/programs/planner/Planner';
import { DEFAULT_FORM, PLANNED_PATHS } from '../../../../src/pages/programs/planner/form/planForm';
import { lessonAddress } from '../../../../src/site/addresses';
import { progressStore } from '../../../../src/progress/progressStore';

// The timeout is long because the planner has about a hundred fields, and jsdom is slow with that many.
jest.setTimeout(90_000);

const TODAY = localDate(new Date());

/** Mocks the clock to read 9 a.m., before the default study time. */
beforeEach(() => setHour(9));

afterEach(() => jest.restoreAllMocks());

function setHour(hour: number) {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const [first, second] = PLANNED_PATHS;
const lessons = first?.items ?? [];

// jsdom doesn't implement scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  act(() => {
    progressStore.clear();
    keptPlanStore.keep(null);
  });
});

/** Stores a plan that started `daysAgo` days ago and has one lesson per day. */
function keepPlan(daysAgo: number, days = EVERY_DAY) {
  const start = addDays(TODAY, -daysAgo);
  const form = { ...DEFAULT_FORM, days, minutes: 15, start };
  const plan = startPlan(form, start, new Set(), null);
  keptPlanStore.keep(plan && writeKeptPlan(plan));
}

function renderPlanner(query = '') {
  window.history.replaceState(null, '', `/programs/planner${query}`);
  render(
    <BrowserRouter>
      <Planner />
    </BrowserRouter>,
    { wrapper: Providers },
  );
  return userEvent.setup({ delay: null });
}

const kept = () => parseKeptPlan(keptPlanStore.getSnapshot());
const title = (name: string | RegExp) => screen.queryByRole('heading', { level: 2, name });
const finish = (...ids: string[]) => act(() => ids.forEach((id) => progressStore.markDone(id)));

test('a started plan is saved, and its first week replaces the form', async () => {
  const user = renderPlanner(`?program=${second?.program.id}`);
  expect(kept()).toBeNull();
  await user.click(screen.getByText('Start this plan'));
  expect(kept()?.form).toMatchObject({ program: second?.program.id, start: TODAY });
  expect(window.location.search).toBe('');
  expect(title('This week')).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test("rescheduled after today's session, it continues tomorrow and says so", async () => {
  keepPlan(3);
  setHour(23);
  const user = renderPlanner();
  await user.click(screen.getByRole('button', { name: 'Plan again from tomorrow' }));
  expect(kept()?.form.start).toBe(addDays(TODAY, 1));
  expect(screen.getByText(/^Planned again from tomorrow\./)).toBeVisible();
});

test('rescheduled late on a day without a session, it continues today', async () => {
  keepPlan(
    8,
    EVERY_DAY.filter((day) => day !== weekdayOf(TODAY)),
  );
  setHour(23);
  const user = renderPlanner();
  await user.click(screen.getByRole('button', { name: 'Plan again from today' }));
  expect(kept()?.form.start).toBe(TODAY);
});

test('lessons done before the plan started are listed as done', async () => {
  finish(lessons[0]?.id ?? '');
  const user = renderPlanner();
  await user.click(screen.getByText('Start this plan'));
  await user.click(screen.getByText('Done before this plan'));
  const entry = screen.getByRole('link', { name: lessons[0]?.title ?? '' }).closest('li');
  expect(entry).toHaveTextContent(/, done/);
});

test('lessons done before the plan started count as done', async () => {
  const done = lessons.slice(0, 2).map(({ id }) => id);
  finish(...done);
  const user = renderPlanner();
  expect(screen.getByText(new RegExp(`^2 of ${lessons.length} lessons done, `))).toBeVisible();
  await user.click(screen.getByText('Start this plan'));
  expect(screen.getByText(new RegExp(`2 of ${lessons.length} lessons done\\.`))).toBeVisible();
});

test('a returning reader sees this week, and the next lesson as the next link', () => {
  keepPlan(1);
  finish(lessons[0]?.id ?? '');
  renderPlanner();
  expect(title('This week')).toBeInTheDocument();
  const next = lessons[1];
  expect(screen.getByRole('link', { name: `Continue: ${next?.title}` })).toHaveAttribute(
    'href',
    lessonAddress(next?.slug ?? ''),
  );
});

test.each(['', `?program=${first?.program.id}`])('the query %j opens the saved plan', (query) => {
  keepPlan(0);
  renderPlanner(query);
  expect(title('This week')).toBeInTheDocument();
});

test('a lesson is checked off when it is marked as done', () => {
  keepPlan(0);
  renderPlanner();
  const entry = () => {
    const [link] = screen.getAllByRole('link', { name: lessons[0]?.title ?? '' });
    return link?.closest('li');
  };
  expect(entry()).not.toHaveTextContent(/done/);
  finish(lessons[0]?.id ?? '');
  expect(entry()).toHaveTextContent(/, done/);
  expect(screen.getByText(new RegExp(`1 of ${lessons.length} lessons done`))).toBeInTheDocument();
});

test('a plan that is behind says so and can be rescheduled with one press', async () => {
  keepPlan(20);
  finish(lessons[0]?.id ?? '');
  const user = renderPlanner();
  expect(screen.getByText(/from (?:an )?earlier days? (?:are|is) still open/)).toBeInTheDocument();
  await user.click(screen.getByText('Plan again from today'));
  expect(screen.queryByText(/still open/)).not.toBeInTheDocument();
  expect(kept()).toMatchObject({ form: { start: TODAY, done: [lessons[0]?.id] } });
  // The message also counts the lessons finished before rescheduling.
  const status = new RegExp(`^Planned again from today. .*1 of ${lessons.length}`);
  expect(screen.getByText(status)).toHaveAttribute('role', 'status');
  expect(title('This week')).toHaveFocus();
});

test('a plan on schedule offers no rescheduling', () => {
  keepPlan(0);
  renderPlanner();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('a plan with a future start says when it starts', () => {
  keepPlan(-30);
  renderPlanner();
  expect(title(/^Your plan starts on /)).toBeInTheDocument();
});

test('with everything done, there are next links and no rescheduling', () => {
  keepPlan(60);
  finish(...lessons.map(({ id }) => id));
  renderPlanner();
  expect(title("You've finished everything")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Its checkpoints' })).toHaveAttribute(
    'href',
    `/programs#${first?.program.id}`,
  );
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

test('an edit starts with the current plan, from today, and changes nothing until saved', async () => {
  keepPlan(20);
  finish(lessons[0]?.id ?? '');
  const before = keptPlanStore.getSnapshot();
  const user = renderPlanner();
  await user.click(screen.getByText('Change the plan'));
  expect(title('When do you study?')).toHaveFocus();
  expect(screen.getByLabelText('First day')).toHaveValue(TODAY);
  expect(screen.getByLabelText('How long')).toHaveDisplayValue('15 minutes');
  await user.selectOptions(screen.getByLabelText('How long'), '60 minutes');
  expect(keptPlanStore.getSnapshot()).toBe(before);
  expect(screen.getByRole('link', { name: 'Back to your plan' })).toHaveAttribute(
    'href',
    '/programs/planner',
  );
  await user.click(screen.getByText('Use this plan'));
  expect(kept()?.form).toMatchObject({ minutes: 60, start: TODAY, done: [lessons[0]?.id] });
});

test('a shared link is shown next to the saved plan', () => {
  keepPlan(0);
  renderPlanner(`?program=${second?.program.id}&days=2&minutes=30`);
  expect(screen.getByLabelText('Program')).toHaveDisplayValue(second?.program.title ?? '');
  expect(screen.getByText(/You already have a plan/)).toBeInTheDocument();
  expect(kept()?.form.program).toBe(first?.program.id);
});

test('a plan can be deleted after a confirmation', async () => {
  keepPlan(0);
  const user = renderPlanner();
  await user.click(screen.getByText('Delete plan'));
  const question = screen.getByRole('group', { name: 'Delete this plan?' });
  expect(kept()).not.toBeNull();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(kept()).toBeNull();
  expect(title('When do you study?')).toHaveFocus();
});

test('with blocked storage, the plan works with a warning that it will be lost', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = renderPlanner();
  await user.click(screen.getByText('Start this plan'));
  expect(title('This week')).toBeInTheDocument();
  expect(screen.getByText(/doesn't let this site save the plan/)).toBeInTheDocument();
});
