import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '../../../src/app/Providers';
import { courses } from '../../../src/content/courses';
import { Page } from '../../../src/pages/courses';
import { comparisonTable, courseTexts } from '../../../src/pages/courses/parts';

beforeAll(async () => {
  await Promise.all([courseTexts.load(), comparisonTable.load()]);
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

test('courses are chosen in the list and stand side by side, in the address too', async () => {
  const user = openPage();

  await user.click(courseBox('Machine Learning'));
  expect(screen.getByText(/Choose another course/)).toBeVisible();
  await user.click(courseBox('Data Structures'));

  expect(window.location.search).toBe('?compare=machine-learning,data-structures');
  expect(await columns()).toEqual(['Machine Learning', 'Data Structures']);
  expect(screen.getByRole('link', { name: 'See 2 chosen courses below' })).toHaveAttribute(
    'href',
    '#comparison',
  );
});

test('a shared link shows all four with the facts the list leaves out', async () => {
  openPage(`?compare=${courses.map(({ id }) => id).join(',')}`);
  expect(await columns()).toEqual(courses.map(({ title }) => title));
  const row = (name: string) => {
    const found = screen.getByRole('rowheader', { name }).closest('tr');
    if (!found) throw new Error(`No row ${name}`);
    return within(found);
  };
  for (const { outcomes, project } of courses) {
    for (const outcome of outcomes) expect(row('You learn to').getByText(outcome)).toBeVisible();
    expect(row('Project').getByText(project.title, { exact: false })).toBeVisible();
  }
  expect(row('Take first').getByRole('link', { name: 'Data Structures' })).toHaveAttribute(
    'href',
    '/courses/data-structures',
  );
});

test('filters do not touch the comparison', async () => {
  openPage('?level=beginner&compare=machine-learning,data-structures');
  expect(await columns()).toEqual(['Machine Learning', 'Data Structures']);
});

test('a course can be taken out; the focus stays with the comparison', async () => {
  const user = openPage('?compare=machine-learning,data-structures');
  await columns();

  await user.click(
    screen.getByRole('button', { name: 'Remove Machine Learning from the comparison' }),
  );

  expect(await columns()).toEqual(['Data Structures']);
  expect(courseBox('Machine Learning')).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Side by side' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test.each(['Clear the comparison', 'Remove Data Structures from the comparison'])(
  '"%s" ends the comparison and hands the focus to the results',
  async (name) => {
    const user = openPage('?q=trees&compare=data-structures');
    await columns();

    await user.click(screen.getByRole('button', { name }));

    expect(screen.queryByRole('region', { name: 'Side by side' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?q=trees');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  },
);

test('a failed fetch of the details is said, the list stays, and it can be tried again', async () => {
  jest.spyOn(comparisonTable, 'failure', 'get').mockReturnValueOnce(new Error('no connection'));
  const user = openPage('?compare=data-structures');
  expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive');
  expect(courseBox('Web Development').closest('label')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await columns()).toEqual(['Data Structures']);
});
