import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../../../support/school/mockSchool';
import { Providers } from '../../../../../src/app/Providers';
import { saveFile } from '../../../../../src/components/saveFile';
import { keptPlanStore } from '../../../../../src/pages/programs/planner/storage/keptPlanStore';
import { Planner } from '../../../../../src/pages/programs/planner/Planner';
import { PLANNED_PATHS } from '../../../../../src/pages/programs/planner/form/planForm';

jest.mock('../../../../../src/components/saveFile');

// The timeout is long because the planner has about a hundred fields, and jsdom is slow with that many.
jest.setTimeout(30_000);

/**
 * The mocked date. The mocked time is in the morning, because a plan made after the day's session would start
 * tomorrow.
 */
const TODAY = '2027-03-09';
const [first] = PLANNED_PATHS;

// jsdom doesn't implement scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  // Mocks only the date; timers run in real time.
  jest.useFakeTimers({ now: new Date(`${TODAY}T09:00`), advanceTimers: true });
});

afterEach(() => {
  act(() => keptPlanStore.keep(null));
  jest.mocked(saveFile).mockReset();
  jest.useRealTimers();
});

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

test('copies a link with the whole plan and keeps the URL', async () => {
  const user = renderPlanner('?minutes=45');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/programs/planner');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    program: first?.program.id,
    days: '136',
    time: '18:00',
    minutes: '45',
    start: TODAY,
  });
  expect(window.location.search).toBe('?minutes=45');
  expect(await screen.findByText(/link copied/i)).toBeInTheDocument();
});

test('shows the link for manual copying if the clipboard is blocked', async () => {
  const user = renderPlanner();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = await screen.findByRole('link', { name: 'this plan' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`start=${TODAY}`));
});

test('prints', async () => {
  const user = renderPlanner();
  const print = jest.fn();
  window.print = print;
  await user.click(screen.getByRole('button', { name: 'Print plan' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("saves the plan's calendar and remembers its number of days", async () => {
  const user = renderPlanner();
  await user.click(screen.getByRole('button', { name: 'Start this plan' }));
  await user.click(screen.getByRole('button', { name: 'Calendar file' }));
  expect(await screen.findByText(/in your downloads/)).toBeInTheDocument();
  const [[name, contents] = []] = jest.mocked(saveFile).mock.calls;
  const text = typeof contents === 'string' ? contents : '';
  expect(name).toBe(`${first?.program.slug}.ics`);
  const events = text.match(/BEGIN:VEVENT/g) ?? [];
  expect(events.length).toBeGreaterThan(0);
  // Unfolds long lines, because the calendar format splits them.
  expect(text.replaceAll('\r\n ', '')).toContain(
    `http://localhost/tutorials/${first?.items[0]?.slug}`,
  );
  expect(keptPlanStore.getSnapshot()).toContain(`exported=${events.length}`);
});
