import { screen, within } from '@testing-library/react';
import { brand } from '../../src/brand/brand';
import { CopyrightLine } from '../../src/layout/CopyrightLine';
import { FooterColumns } from '../../src/layout/FooterColumns';
import { renderAt } from '../support/renderAt';

const COURSES = [{ label: 'Knots', link: '/courses/knots' }];
const COMPANY = [
  { label: 'About Us', link: '/about' },
  { label: 'Blog', link: '/about' },
];

test('it shows the lists it is given, the brand, and where to write to', () => {
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  for (const [title, links] of [
    ['Courses', COURSES],
    ['Company', COMPANY],
  ] as const) {
    const column = within(screen.getByRole('navigation', { name: title }));
    expect(
      column.getAllByRole('link').map((link) => ({
        label: link.textContent,
        link: link.getAttribute('href'),
      })),
    ).toEqual(links);
  }
  expect(screen.getByText(brand.tagline)).toBeInTheDocument();
  const connect = within(screen.getByRole('region', { name: 'Connect With Us' }));
  expect(connect.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...brand.social.map(({ href }) => href),
    `mailto:${brand.email}`,
  ]);
});

test.each([2026, 2027, 2100])("the copyright line shows the visitor's year %i", (year) => {
  jest.useFakeTimers({ now: new Date(year, 5, 15), doNotFake: ['queueMicrotask'] });
  try {
    renderAt(<CopyrightLine />);
    expect(
      screen.getByText(`© ${year} ${brand.name}. All rights reserved`, { exact: false }),
    ).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
