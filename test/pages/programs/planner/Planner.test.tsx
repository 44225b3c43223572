import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { Providers } from '../../../../src/app/Providers';
import { addDays, localDate } from '../../../../src/pages/programs/planner/dates/calendarDate';
import { Planner } from '../../../../src/pages/programs/planner/Planner';
import { PLANNED_PATHS } from '../../../../src/pages/programs/planner/form/planForm';
import { progressStore } from '../../../../src/progress/progressStore';

// The timeout is long because the planner has about a hundred fields, and jsdom is slow with that many.
jest.setTimeout(30_000);

const TODAY = localDate(new Date());

/** Mocks the clock to read 9 a.m., before the default study time. */
beforeEach(() => setHour(9));

afterEach(() => jest.restoreAllMocks());

function setHour(hour: number) {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
}

const [first, second, third] = PLANNED_PATHS;
const allOf = (path = first) => path?.items.map(({ id }) => id).join('.') ?? '';

afterEach(() => act(() => progressStore.clear()));

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

const query = () => new URLSearchParams(window.location.search);
const start = () => screen.getByLabelText('First day');
const time = () => screen.getByLabelText('Time of day');
const minutes = () => screen.getByLabelText('How long');
const program = () => screen.getByLabelText('Program');
const day = (name: string) => screen.getByRole('button', { name });
/**
 * Returns the first live region, which announces the resulting plan. The second one announces the reader's
 * actions.
 */
const answer = () => screen.getAllByRole('status')[0] as HTMLElement;

test('shows a plan from today, with no parameters in the URL', () => {
  renderPlanner();
  expect(start()).toHaveValue(TODAY);
  expect(answer()).toHaveTextContent(/^You'll finish /);
  expect(screen.getByRole('heading', { name: 'Your first week' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('starts tomorrow once the study time is over, even if today was chosen', () => {
  setHour(23);
  renderPlanner('?days=1234567');
  expect(start()).toHaveValue(addDays(TODAY, 1));
  expect(screen.queryByText(/Today/)).not.toBeInTheDocument();
});

test('starts tomorrow if a link starts today after its study time', () => {
  setHour(23);
  renderPlanner(`?days=1234567&time=18:00&start=${TODAY}`);
  expect(start()).toHaveValue(addDays(TODAY, 1));
  expect(screen.getByRole('button', { name: 'Start this plan' })).toBeVisible();
});

test('suggests days with their finish date if none are selected, and a press selects them', async () => {
  const user = renderPlanner('?days=');
  const suggestions = screen.getByRole('group', { name: 'Suggested days' });
  const [suggestion] = within(suggestions).getAllByRole('button');
  expect(suggestion).toHaveTextContent(/finish by \w+ \d+, \d{4}/i);
  await user.click(suggestion as HTMLElement);
  expect(query().get('days')).not.toBe('');
  expect(answer()).toHaveTextContent(/^You'll finish /);
});

test('announces nothing until a field is changed', async () => {
  const user = renderPlanner();
  expect(answer()).toHaveAttribute('aria-live', 'off');
  await user.click(program());
  expect(answer()).toHaveAttribute('aria-live', 'polite');
});

test('reads its fields from the URL', () => {
  const later = addDays(TODAY, 30);
  renderPlanner(`?program=${second?.program.id}&days=27&time=06:30&minutes=25&start=${later}`);
  expect(program()).toHaveDisplayValue(second?.program.title ?? '');
  expect(time()).toHaveValue('06:30');
  // The select doesn't normally offer 25 minutes, so the planner adds that option.
  expect(minutes()).toHaveDisplayValue('25 minutes');
  expect(day('Tuesday')).toHaveAttribute('aria-pressed', 'true');
  expect(day('Monday')).toHaveAttribute('aria-pressed', 'false');
  expect(start()).toHaveValue(later);
  expect(screen.getAllByText('6:30 AM').length).toBeGreaterThan(0);
});

test('supports old planner links with hours per week', () => {
  renderPlanner(`?program=${second?.program.id}&hours=3&days=26&start=${TODAY}`);
  expect(program()).toHaveDisplayValue(second?.program.title ?? '');
  expect(minutes()).toHaveDisplayValue('90 minutes');
});

test('typing replaces the history entry, a selection adds one, and Back undoes it', async () => {
  const user = renderPlanner();
  const entries = window.history.length;
  await user.clear(time());
  await user.type(time(), '07:15');
  await waitFor(() => expect(query().get('time')).toBe('07:15'));
  expect(window.history.length).toBe(entries);

  await user.click(day('Friday'));
  expect(query().get('days')).toBe('1356');
  await user.selectOptions(program(), third?.program.title ?? '');
  expect(query().get('program')).toBe(third?.program.id);
  expect(window.history.length).toBe(entries + 2);

  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve));
    window.history.back();
    await arrived;
  });
  expect(program()).toHaveDisplayValue(first?.program.title ?? '');
  expect(day('Friday')).toHaveAttribute('aria-pressed', 'true');
  expect(time()).toHaveValue('07:15');
});

test('the days are a named group with arrow key navigation', async () => {
  const user = renderPlanner('?days=2');
  const group = screen.getByRole('group', { name: 'Study days' });
  expect(within(group).getAllByRole('button')).toHaveLength(7);
  act(() => day('Tuesday').focus());
  await user.keyboard('{ArrowRight}');
  expect(day('Wednesday')).toHaveFocus();
  await user.keyboard(' ');
  expect(query().get('days')).toBe('23');
  await user.keyboard('{ArrowLeft} ');
  expect(query().get('days')).toBe('3');
});

test('longer days move the finish date forward', async () => {
  const user = renderPlanner('?minutes=15&days=1');
  const before = answer().textContent;
  await user.selectOptions(minutes(), '4 hours');
  expect(answer().textContent).not.toBe(before);
  expect(answer()).not.toHaveTextContent('NaN');
});

test.each([
  { name: 'no days', query: '?days=', field: () => day('Monday'), message: /at least one day/ },
  { name: 'no time', query: '?time=', field: time, message: /time of day/ },
  { name: 'a past date', query: '?start=2020-01-01', field: start, message: /in the past/ },
  { name: 'an empty date', query: '?start=', field: start, message: /valid start date/ },
  { name: 'a script', query: '?start=<script>', field: start, message: /valid start date/ },
  {
    name: 'a start too far away',
    query: `?start=${addDays(TODAY, 800)}`,
    field: start,
    message: /more than two years away/,
  },
])('$name: the field and the live region show the error', ({ query, field, message }) => {
  renderPlanner(query);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(message);
  expect(answer()).toHaveTextContent(message);
  expect(screen.queryByRole('heading', { name: 'Your first week' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start this plan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Calendar file' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid/);
});

test('a plan in the past can be restarted today with one press', async () => {
  const user = renderPlanner('?start=2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Start today' }));
  expect(start()).toHaveValue(TODAY);
  expect(start()).toBeValid();
  expect(answer()).toHaveTextContent(/^You'll finish/);
});

test('if nothing is left to do, the list and the live region say so', () => {
  renderPlanner(`?done=${allOf()}`);
  expect(answer()).toHaveTextContent(/nothing left to do/i);
  expect(screen.getAllByText(/nothing left to do/i)).toHaveLength(2);
});

describe('skipped lessons', () => {
  const [module] = first?.steps[0]?.modules ?? [];
  const title = module?.title ?? '';
  const size = module?.lessons.length ?? 0;
  const all = first?.items.length ?? 0;
  const [lesson] = first?.items ?? [];
  const inPlan = () => screen.queryByRole('link', { name: lesson?.title ?? '' });

  test('a module can be checked as a whole and is counted', async () => {
    const user = renderPlanner();
    await user.click(screen.getByText('Skip what you know'));
    await user.click(await screen.findByLabelText(title));
    expect(screen.getByText(`${size} of ${all}`)).toBeInTheDocument();
    expect(query().get('done')?.split('.')).toHaveLength(size);
    await user.click(screen.getByRole('button', { name: 'Uncheck all' }));
    expect(query().has('done')).toBe(false);
  });

  test('the list renders synchronously when it is opened', () => {
    renderPlanner();
    act(() => screen.getByText('Skip what you know').click());
    expect(screen.getByLabelText(title)).toBeInTheDocument();
  });

  test('checking one lesson makes its module indeterminate and removes it from the plan', async () => {
    const user = renderPlanner();
    expect(inPlan()).toBeInTheDocument();
    await user.click(screen.getByText('Skip what you know'));
    await user.click(await screen.findByText(`in ${title}`));
    await user.click(await screen.findByLabelText(lesson?.title ?? ''));
    expect(screen.getByLabelText(title)).toBePartiallyChecked();
    expect(inPlan()).not.toBeInTheDocument();
  });

  test("a finished lesson is always left out and can't be unchecked here", async () => {
    act(() => progressStore.markDone(lesson?.id ?? ''));
    const user = renderPlanner();
    expect(inPlan()).not.toBeInTheDocument();
    expect(screen.getByText(`1 of ${all}`)).toBeInTheDocument();
    await user.click(screen.getByText('Skip what you know'));
    await user.click(await screen.findByText(`in ${title}`));
    const box = await screen.findByLabelText(lesson?.title ?? '');
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Uncheck all' })).not.toBeInTheDocument();
  });
});

test('the first week is expanded, later ones are collapsed', () => {
  renderPlanner('?minutes=15&days=1');
  const folded = [...document.querySelectorAll('details')].filter((details) =>
    /^Week \d/.test(details.textContent ?? ''),
  );
  expect(folded.length).toBeGreaterThan(1);
  expect(folded.every(({ open }) => !open)).toBe(true);
  const [link] = screen.getAllByRole('link', { name: first?.items[0]?.title ?? '' });
  expect(link?.closest('details')).toBeNull();
});

test('a later week is rendered when opened, and all weeks when printing', async () => {
  const user = renderPlanner('?minutes=15&days=1');
  const lessonsShown = () => document.querySelectorAll('details li a').length;
  expect(lessonsShown()).toBe(0);
  await user.click(screen.getByText('Week 2'));
  const ofOneWeek = lessonsShown();
  expect(ofOneWeek).toBeGreaterThan(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(lessonsShown()).toBeGreaterThan(ofOneWeek);
  expect(screen.getByText(first?.items.at(-1)?.title ?? '')).toBeInTheDocument();
});
