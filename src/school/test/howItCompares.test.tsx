import { screen, within } from '@testing-library/react';
import '../../../test/support/school/mockSchool';
import { brand } from '../../../.generated/school/brand';
import { ALTERNATIVES, COMPARED_FACTS, ownSchool } from '../pages/about/howItCompares/comparison';
import { formatDate, formatMinutes } from '../../texts/en/format';
import { deferred, page, Page } from '../pages/about/how-it-compares';
import { SITE_FACTS } from '../../../test/support/school/generated';
import { renderPage } from '../../../test/support/renderPage';

beforeEach(() => renderPage({ deferred, Page }));

const table = () => within(screen.getByRole('table', { name: 'Side by side' }));

function cellsOf(fact: string): HTMLElement[] {
  const row = table().getByRole('rowheader', { name: fact }).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell');
}

test('the table has this school first, then the others, and a row for each fact', () => {
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([brand.name, ...ALTERNATIVES.map(({ name }) => name)]);
  expect(
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(COMPARED_FACTS.map(({ name }) => name));
});

test('each cell has a source with the date it was checked, or says "Not checked"', () => {
  const schools = [ownSchool(brand.name, SITE_FACTS), ...ALTERNATIVES];
  for (const { id, name } of COMPARED_FACTS) {
    cellsOf(name).forEach((cell, index) => {
      const school = schools[index];
      const fact = school?.facts[id];
      if (!fact) {
        expect(cell).toHaveTextContent(/^Not checked$/);
        return;
      }
      expect(
        within(cell).getByRole('link', {
          name: `Source for ${name}, ${school?.name}, checked on ${formatDate(fact.date)}`,
        }),
      ).toHaveAttribute('href', fact.source);
      expect(cell).toHaveTextContent(fact.text);
    });
  }
});

test('each cell is labeled with its school where the header is hidden', () => {
  const names = [brand.name, ...ALTERNATIVES.map(({ name }) => name)];
  for (const { name } of COMPARED_FACTS) {
    expect(cellsOf(name).map((cell) => cell.dataset['school'])).toEqual(names);
  }
});

test("this school's numbers match its content", () => {
  const [own] = cellsOf('Size and time');
  expect(own).toHaveTextContent(
    `${SITE_FACTS.tutorials} lessons, ${SITE_FACTS.exercises} exercises, ${formatMinutes(SITE_FACTS.minutes)}`,
  );
});

test('the page says where others are better and how old the sources are', () => {
  const answer = within(screen.getByRole('region', { name: 'The short answer' }));
  expect(answer.getByRole('heading', { name: 'Choose another school if' })).toBeVisible();
  expect(screen.getByText(/not the live sites, (?:on|between) .*\d{4}\./)).toBeVisible();
});
