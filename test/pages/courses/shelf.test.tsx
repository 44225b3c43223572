import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { Providers } from '../../../src/app/Providers';
import { courses } from '../../../.generated/school/courses';
import { deferred } from '../../../src/pages/courses';
import { CoursesPage } from '../../../src/pages/courses/CoursesPage';
import { comparisonTable } from '../../../src/pages/courses/comparison/lazyComparison';
import { languagesOf } from '../../../src/pages/courses/languages';
import { needsChoice, needsFilters } from '../../../src/pages/courses/schoolSize';
import { MAX_COMPARED } from '../../../src/pages/courses/courseQuery';

const scrollIntoView = jest.fn();

beforeAll(async () => {
  Element.prototype.scrollIntoView = scrollIntoView;
  await Promise.all([...deferred, comparisonTable].map((module) => module.load()));
});

function openPage(search = '') {
  window.history.pushState(null, '', `/courses${search}`);
  render(
    <BrowserRouter>
      <CoursesPage />
    </BrowserRouter>,
    { wrapper: Providers },
  );
  return userEvent.setup();
}

test('a school with few courses has no filters or checkboxes', () => {
  openPage();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a link with a search filters the list and shows the filters, which stay when cleared', async () => {
  const user = openPage('?q=rope');
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${courses.length} courses`);

  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));

  expect(screen.getByRole('status')).toHaveTextContent(`All ${courses.length} courses`);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
});

test('one button compares all courses and scrolls to the table', async () => {
  const user = openPage();

  await user.click(screen.getByRole('button', { name: `Compare all ${courses.length} courses` }));

  const region = screen.getByRole('region', { name: 'Side by side' });
  const headers = await within(region).findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(courses.map(({ title }) => title));
  expect(scrollIntoView.mock.contexts[0]).toBe(region);
  expect(region).toContainElement(document.activeElement as HTMLElement);
  expect(window.location.search).toBe(`?compare=${courses.map(({ id }) => id).join(',')}`);

  // The comparison is open, and the button still leads to it.
  await user.click(screen.getByRole('button', { name: `Compare all ${courses.length} courses` }));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(region).toContainElement(document.activeElement as HTMLElement);
});

test('a school with many courses has filters, and visitors select courses to compare', () => {
  expect(needsFilters(20)).toBe(true);
  expect(needsChoice(20)).toBe(true);
  expect(needsChoice(MAX_COMPARED)).toBe(false);
});

test('programming languages can be found as topics', () => {
  expect(languagesOf(['statistics', 'html', 'JavaScript'])).toEqual(['HTML', 'JavaScript']);
  expect(languagesOf(['statistics'])).toEqual([]);
});
