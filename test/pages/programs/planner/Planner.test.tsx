import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { Providers } from '../../../../src/app/Providers';
import { addDays, localDate } from '../../../../src/pages/programs/planner/calendarDate';
import { formatDate } from '../../../../src/content/format';
import { PLANNED_PATHS } from '../../../../src/pages/programs/planner/planForm';
import { Planner } from '../../../../src/pages/programs/planner/Planner';

// A hundred fields take jsdom a while on a busy machine.
jest.setTimeout(30_000);

const TODAY = localDate(new Date());
const [first, second, third] = PLANNED_PATHS;
const allOf = (path = first) => path?.items.map(({ id }) => id).join('.') ?? '';

function renderPlanner(query = '') {
  window.history.replaceState(null, '', `/programs${query}`);
  render(
    <BrowserRouter>
      <Planner />
    </BrowserRouter>,
    { wrapper: Providers },
  );
  return userEvent.setup({ delay: null });
}

const query = () => new URLSearchParams(window.location.search);
const hours = () => screen.getByLabelText('Hours a week');
const start = () => screen.getByLabelText('First day');
const program = () => screen.getByLabelText('Program');
const day = (name: string) => screen.getByRole('button', { name });
/** The result's live region comes first, the actions' second. */
const answer = () => screen.getAllByRole('status')[0] as HTMLElement;

async function retype(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.tripleClick(hours());
  await user.keyboard(text);
}

test('shows a plan from today on at once, without a word in the address', () => {
  renderPlanner();
  expect(start()).toHaveValue(TODAY);
  expect(answer()).toHaveTextContent(/^You finish between .+ and .+\./);
  expect(screen.getByRole('heading', { name: 'Week by week' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('is silent until a field is touched', async () => {
  const user = renderPlanner();
  expect(answer()).toHaveAttribute('aria-live', 'off');
  await user.click(hours());
  expect(answer()).toHaveAttribute('aria-live', 'polite');
});

test('reads its fields from the address', () => {
  const later = addDays(TODAY, 30);
  renderPlanner(`?program=${second?.program.id}&hours=7.5&days=27&start=${later}`);
  expect(program()).toHaveDisplayValue(second?.program.title ?? '');
  expect(hours()).toHaveValue('7.5');
  expect(day('Tuesday')).toHaveAttribute('aria-pressed', 'true');
  expect(day('Monday')).toHaveAttribute('aria-pressed', 'false');
  expect(start()).toHaveValue(later);
  expect(screen.getByText(formatDate(later))).toBeInTheDocument();
});

test('typing replaces the entry of the history, a choice makes a new one, and Back takes it back', async () => {
  const user = renderPlanner();
  const entries = window.history.length;
  await retype(user, '12');
  await waitFor(() => expect(query().get('hours')).toBe('12'));
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
  expect(hours()).toHaveValue('12');
});

test('the days are one named group, walked with the arrow keys', async () => {
  const user = renderPlanner('?days=2');
  const group = screen.getByRole('group', { name: 'Days of study' });
  expect(within(group).getAllByRole('button')).toHaveLength(7);
  act(() => day('Tuesday').focus());
  await user.keyboard('{ArrowRight}');
  expect(day('Wednesday')).toHaveFocus();
  await user.keyboard(' ');
  expect(query().get('days')).toBe('23');
  await user.keyboard('{ArrowLeft} ');
  expect(query().get('days')).toBe('3');
});

test('more hours bring the finish nearer', async () => {
  const user = renderPlanner();
  const before = answer().textContent;
  await retype(user, '20');
  expect(answer().textContent).not.toBe(before);
  expect(answer()).not.toHaveTextContent('NaN');
});

test.each([
  { name: 'no hours', query: '?hours=0', field: hours, message: /more than 0 hours/ },
  { name: 'an empty field', query: '?hours=', field: hours, message: /as a number/ },
  { name: 'a word', query: '?hours=many', field: hours, message: /as a number/ },
  { name: 'too many hours', query: '?hours=61', field: hours, message: /at most 60/ },
  {
    name: 'more than two years',
    query: '?hours=0.1&days=1',
    field: hours,
    message: /more than two years/,
  },
  { name: 'no days', query: '?days=', field: () => day('Monday'), message: /at least one day/ },
  { name: 'a past date', query: '?start=2020-01-01', field: start, message: /in the past/ },
  { name: 'an empty date', query: '?start=', field: start, message: /date that exists/ },
  { name: 'a script', query: '?start=<script>', field: start, message: /date that exists/ },
  {
    name: 'a start too far away',
    query: `?start=${addDays(TODAY, 800)}`,
    field: start,
    message: /more than two years away/,
  },
])('$name: the field and the live region say so', ({ query, field, message }) => {
  renderPlanner(query);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(message);
  expect(answer()).toHaveTextContent(message);
  expect(screen.queryByRole('heading', { name: 'Week by week' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download .ics' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid/);
});

test('nothing left to do: the list and the live region say so', () => {
  renderPlanner(`?done=${allOf()}`);
  expect(answer()).toHaveTextContent(/nothing is left to do/i);
  expect(screen.getAllByText(/nothing is left to do/i)).toHaveLength(2);
});

test('a field that is put right is no longer called wrong', async () => {
  const user = renderPlanner('?hours=0');
  await retype(user, '5');
  expect(hours()).toBeValid();
  expect(hours()).toHaveAccessibleDescription('Up to 60; halves are fine.');
  expect(answer()).toHaveTextContent(/^You finish/);
});

describe('what is done', () => {
  const [module] = first?.steps[0]?.modules ?? [];
  const title = module?.title ?? '';
  const size = module?.lessons.length ?? 0;

  test('a module is ticked as a whole and counted', async () => {
    const user = renderPlanner();
    await user.click(screen.getByText('Already done'));
    await user.click(await screen.findByLabelText(title));
    expect(screen.getByText(`${size} of ${first?.items.length} items`)).toBeInTheDocument();
    expect(query().get('done')?.split('.')).toHaveLength(size);
    await user.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(query().has('done')).toBe(false);
  });

  test('the list is there with the press that opens it, not a task later', () => {
    renderPlanner();
    act(() => screen.getByText('Already done').click());
    expect(screen.getByLabelText(title)).toBeInTheDocument();
  });

  test('one lesson makes its module partly ticked and leaves the plan', async () => {
    const user = renderPlanner();
    const [lesson] = first?.items ?? [];
    const weeks = () => document.getElementById('plan-weeks');
    expect(weeks()).toHaveTextContent(lesson?.title ?? '');
    await user.click(screen.getByText('Already done'));
    await user.click(await screen.findByText(`in ${title}`));
    await user.click(await screen.findByLabelText(lesson?.title ?? ''));
    expect(screen.getByLabelText(title)).toBePartiallyChecked();
    expect(weeks()).not.toHaveTextContent(lesson?.title ?? '');
  });
});

test('many weeks are folded until they are asked for', async () => {
  const user = renderPlanner('?hours=2');
  const button = screen.getByRole('button', { name: /^Show all \d+ weeks$/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: /^Show the first/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
