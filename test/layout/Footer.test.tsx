import GitHubIcon from '@mui/icons-material/GitHub';
import { screen, within } from '@testing-library/react';
import { brand } from '../../src/brand/brand';
import { CopyrightLine } from '../../src/layout/CopyrightLine';
import { FooterColumns } from '../../src/layout/FooterColumns';
import type { LabeledLink } from '../../src/site/navigationModel';
import { renderAt } from '../support/renderAt';

const SOCIAL = brand.social;

const COURSES: readonly LabeledLink[] = [{ label: 'Knots', link: '/courses?topic=rope' }];
const COMPANY: readonly LabeledLink[] = [
  { label: 'About Us', link: '/about' },
  { label: 'Blog', link: '/about' },
];

afterEach(() => {
  brand.social = SOCIAL;
});

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
    ...(brand.social ?? []).map(({ href }) => (href === '#' ? null : href)),
    `mailto:${brand.email}`,
  ]);
});

test('it shows as many networks as the brand has, each with the icon the brand gives', () => {
  brand.social = [
    { network: 'forum', label: 'Our forum', href: 'https://forum.example', icon: 'M1 2h3v4z' },
    { network: 'code', label: 'Our code', href: '#', icon: GitHubIcon },
  ];
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const connect = within(screen.getByRole('region', { name: 'Connect With Us' }));
  expect(connect.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Our forum' }).querySelector('path')).toHaveAttribute(
    'd',
    'M1 2h3v4z',
  );
  expect(screen.getByTestId('GitHubIcon')).toBeInTheDocument();
});

test('a network without a profile, and an example address, say that the brand has not set them', () => {
  brand.social = [
    { network: 'forum', label: 'Our forum', href: 'https://forum.example', icon: 'M1 2h3v4z' },
    { network: 'code', label: 'Our code', href: '#', icon: GitHubIcon },
  ];
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const unset = screen.getByRole('link', { name: 'Our code (not set by this brand yet)' });
  expect(unset).not.toHaveAttribute('href');
  expect(unset).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^Profiles without a link/)).toBeInTheDocument();
  expect(screen.getByText(/^An example address/)).toBeInTheDocument();
});

test('a brand that has set all of it shows no such note', () => {
  const { email } = brand;
  brand.email = 'hello@harbor.example';
  brand.social = [
    { network: 'forum', label: 'Our forum', href: 'https://forum.example', icon: 'M1 2h3v4z' },
  ];
  try {
    renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
    expect(screen.queryByText(/not set by this brand|example address/i)).not.toBeInTheDocument();
  } finally {
    brand.email = email;
  }
});

test('a brand without networks shows its address alone', () => {
  brand.social = undefined;
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const connect = within(screen.getByRole('region', { name: 'Connect With Us' }));
  expect(connect.getAllByRole('link')).toHaveLength(1);
  expect(connect.queryByRole('list')).not.toBeInTheDocument();
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
