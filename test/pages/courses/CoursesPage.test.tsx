import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import { countOf, formatMinutes } from '../../../src/texts/en/format';
import { Providers } from '../../../src/app/Providers';
import { findCourse } from '../../../src/pages/course/findCourse';
import { deferred, head, Page } from '../../../src/pages/courses';

// Pretends that there are enough courses to show the filters and to choose which ones to compare.
jest.mock('../../../src/pages/courses/schoolSize', () => ({
  needsFilters: () => true,
  needsChoice: () => true,
}));

function resultsLine() {
  return within(screen.getByRole('region', { name: 'Results' })).getByRole('status');
}

beforeAll(async () => {
  // Loads deferred code, as the router does before it shows a page.
  await Promise.all(deferred.map((module) => module.load()));
});

function openPage(search = '') {
  window.history.pushState(null, '', `/courses${search}`);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
    { wrapper: Providers },
  );
  return user;
}

function shownTitles(): (string | null)[] {
  return within(screen.getByRole('region', { name: 'Results' }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
}

async function pauseTyping() {
  await act(() => {
    jest.advanceTimersByTime(1000);
    return Promise.resolve();
  });
}

async function goBack() {
  await act(async () => {
    const gone = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    jest.advanceTimersByTime(50);
    await gone;
  });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('lists every course with its facts and a link', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: head.title })).toBeVisible();
  for (const { id, title, slug, description, totals } of COURSE_SUMMARIES) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/courses/${slug}`);
    expect(screen.getByText(description)).toBeVisible();
    const item = screen.getByRole('link', { name: title }).closest('li');
    if (!item) throw new Error(`${title} is in no list`);
    const entry = within(item);
    const { project } = findCourse(id);
    for (const fact of [
      formatMinutes(totals.minutes),
      countOf(totals.modules, 'module'),
      countOf(totals.lessons, 'lesson'),
      countOf(totals.exercises, 'exercise'),
      project.title,
      project.brief,
    ]) {
      expect(entry.getByText(fact)).toBeVisible();
    }
  }
  expect(resultsLine()).toHaveTextContent('All 4 courses');
});

test('search filters on every keystroke without adding history entries', async () => {
  const user = openPage();
  const entries = window.history.length;

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'stay port');

  expect(shownTitles()).toEqual(['Weather']);
  expect(resultsLine()).toHaveTextContent('1 of 4 courses');
  expect(window.location.search).toBe('');
  await pauseTyping();
  expect(window.location.search).toBe('?q=stay+port');
  expect(window.history.length).toBe(entries);
});

test('a trailing space is kept during a pause in typing', async () => {
  const user = openPage();
  const search = screen.getByRole('searchbox', { name: 'Search' });

  await user.type(search, 'cold ');
  await pauseTyping();
  await user.type(search, 'water');
  await pauseTyping();

  expect(search).toHaveValue('cold water');
  expect(window.location.search).toBe('?q=cold+water');
});

test('extra spaces are ignored in a search', async () => {
  const user = openPage();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' cobol ');
  expect(screen.getByText(/courses with “cobol”/)).toBeVisible();
});

test('Back undoes a selection and updates the fields', async () => {
  const user = openPage('?q=practice');
  const level = screen.getByRole('combobox', { name: 'Level' });

  await user.selectOptions(level, 'Intermediate');
  expect(window.location.search).toBe('?q=practice&level=intermediate');
  expect(shownTitles()).toEqual(['Weather', 'Charts']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' wind');
  await pauseTyping();
  expect(shownTitles()).toEqual(['Weather']);

  await goBack();

  expect(level).toHaveValue('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('practice');
  expect(resultsLine()).toHaveTextContent('All 4 courses');
});

test("Back during a pause in typing isn't overwritten by the pending URL update", async () => {
  const user = openPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'rope');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');

  await goBack();
  await pauseTyping();

  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(resultsLine()).toHaveTextContent('All 4 courses');
});

test('a selection made while typing keeps the text', async () => {
  const user = openPage();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'practice');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Shortest first');
  await pauseTyping();
  expect(window.location.search).toBe('?q=practice&sort=shortest');
  expect(shownTitles()[0]).toBe('Voyages');
});

test('an empty result shows the query, and one press shows all courses', async () => {
  const user = openPage('?q=cobol&level=advanced&topic=rope&sort=title');

  expect(resultsLine()).toHaveTextContent('0 of 4 courses');
  expect(
    screen.getByText(/courses with “cobol”, at advanced level, on the topic rope/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));

  expect(shownTitles()).toHaveLength(4);
  expect(window.location.search).toBe('?sort=title');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test.each([
  '?level=expert&topic=%00&sort=__proto__&compare=a,b,c',
  '?q=%E0%A4%A',
  `?compare=${'x,'.repeat(5000)}`,
])('the hostile query %.60s shows a page', (search) => {
  openPage(search);
  expect(resultsLine()).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Side by side' })).not.toBeInTheDocument();
});
