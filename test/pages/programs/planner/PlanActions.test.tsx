import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { Providers } from '../../../../src/app/Providers';
import { localDate } from '../../../../src/pages/programs/planner/calendarDate';
import { PLANNED_PATHS } from '../../../../src/pages/programs/planner/planForm';
import { Planner } from '../../../../src/pages/programs/planner/Planner';

// A hundred fields take jsdom a while on a busy machine.
jest.setTimeout(30_000);

const TODAY = localDate(new Date());
const [first] = PLANNED_PATHS;

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

test('copies a link that holds the whole plan', async () => {
  const user = renderPlanner('?hours=8');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(Object.fromEntries(link.searchParams)).toEqual({
    program: first?.program.id,
    hours: '8',
    days: '136',
    start: TODAY,
  });
  expect(window.location.search).toBe(link.search);
  expect(screen.getByText(/the link is copied/i)).toBeInTheDocument();
});

test('says where the link is when copying is not allowed', async () => {
  const user = renderPlanner();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/in the address bar/)).toBeInTheDocument();
});

test('prints the plan alone, and the page again afterwards', async () => {
  const user = renderPlanner();
  const seen: (string | null)[] = [];
  const root = document.documentElement;
  window.print = jest.fn(() => seen.push(root.getAttribute('data-print')));
  await user.click(screen.getByRole('button', { name: 'Print plan' }));
  expect(seen).toEqual(['plan']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(root).not.toHaveAttribute('data-print');
});
