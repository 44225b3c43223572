import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { Providers } from '../../../src/app/Providers';
import { courses } from '../../../.generated/school/courses';
import { Page } from '../../../src/pages/courses';
import { comparing, courseControls, courseTexts } from '../../../src/pages/courses/coursesChunks';
import { comparisonTable } from '../../../src/pages/courses/comparison/lazyComparison';

// Pretends that the school has too many courses to compare all of them, so that visitors select which ones to
// compare.
jest.mock('../../../src/pages/courses/schoolSize', () => ({
  needsFilters: () => true,
  needsChoice: () => true,
}));

beforeAll(async () => {
  const modules = [courseTexts, comparisonTable, comparing, courseControls];
  await Promise.all(modules.map((module) => module.load()));
});

function openPage(search = '') {
  window.history.pushState(null, '', `/courses${search}`);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
    { wrapper: Providers },
  );
  return userEvent.setup();
}

function courseBox(title: string) {
  return screen.getByRole('checkbox', { name: `Compare ${title}` });
}

async function columns() {
  const table = await screen.findByRole('table', { name: 'Comparison of courses' });
  return within(table)
    .getAllByRole('columnheader')
    .map((header) => within(header).getByRole('link').textContent);
}

test('courses are selected in the list and compared side by side, with the selection in the URL', async () => {
  const user = openPage();

  await user.click(courseBox('Charts'));
  expect(screen.getByText(/Choose another course/)).toBeVisible();
  const bar = within(screen.getByRole('group', { name: 'Comparison' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 course to compare: choose one more');
  expect(bar.queryByRole('link')).not.toBeInTheDocument();
  await user.click(courseBox('Weather'));
  expect(bar.getByRole('status')).toHaveTextContent('2 courses to compare');

  expect(window.location.search).toBe('?compare=charts,weather');
  expect(await columns()).toEqual(['Charts', 'Weather']);
  expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '#comparison');
});

test('a shared link compares its courses, with facts that the list omits', async () => {
  openPage(`?compare=${courses.map(({ id }) => id).join(',')}`);
  expect(await columns()).toEqual(courses.map(({ title }) => title));
  const row = (name: string) => {
    const found = screen.getByRole('rowheader', { name }).closest('tr');
    if (!found) throw new Error(`No row ${name}`);
    return within(found);
  };
  for (const { outcomes, project } of courses) {
    for (const outcome of outcomes) expect(row("You'll learn to").getByText(outcome)).toBeVisible();
    expect(row('Project').getByText(project.title, { exact: false })).toBeVisible();
  }
  expect(row('Take first').getByRole('link', { name: 'Weather' })).toHaveAttribute(
    'href',
    '/courses/reading-weather',
  );
});

test("filters don't affect the comparison", async () => {
  openPage('?level=beginner&compare=charts,weather');
  expect(await columns()).toEqual(['Charts', 'Weather']);
});

test('a course can be removed; focus stays in the comparison', async () => {
  const user = openPage('?compare=charts,weather');
  await columns();

  await user.click(screen.getByRole('button', { name: 'Remove Charts from the comparison' }));

  expect(await columns()).toEqual(['Weather']);
  expect(courseBox('Charts')).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Side by side' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test.each(['Clear', 'Clear the comparison', 'Remove Weather from the comparison'])(
  '"%s" ends the comparison and moves focus to the results',
  async (name) => {
    const user = openPage('?q=rope&compare=weather');
    await columns();

    await user.click(screen.getByRole('button', { name }));

    expect(screen.queryByRole('region', { name: 'Side by side' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?q=rope');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  },
);

test('if details fail to load, an error is shown, the list stays, and loading can be retried', async () => {
  jest.spyOn(comparisonTable, 'failure', 'get').mockReturnValueOnce(new Error('no connection'));
  const user = openPage('?compare=weather');
  expect(await screen.findByRole('alert')).toHaveTextContent("didn't load");
  expect(courseBox('Knots').closest('label')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await columns()).toEqual(['Weather']);
});
