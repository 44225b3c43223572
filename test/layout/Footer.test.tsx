import GitHubIcon from '@mui/icons-material/GitHub';
import { screen, within } from '@testing-library/react';
import '../support/school/mockBrand';
import { brand } from '../../.generated/school/brand';
import { CopyrightLine } from '../../src/layout/footer/CopyrightLine';
import { FooterColumns } from '../../src/layout/footer/FooterColumns';
import type { LabeledLink } from '../../src/site/navigationModel';
import { renderAt } from '../support/renderAt';

const { social: SOCIAL, email: EMAIL } = brand;

const COURSES: readonly LabeledLink[] = [{ label: 'Knots', link: '/courses?topic=rope' }];
const COMPANY: readonly LabeledLink[] = [
  { label: 'About Us', link: '/about' },
  { label: 'Blog', link: '/about' },
];

afterEach(() => {
  brand.social = SOCIAL;
  brand.email = EMAIL;
});

test('shows the lists, the brand, and the contact links', () => {
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

test('shows all networks of the brand with their icons', () => {
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

test('a network without a URL is a disabled link without a note', () => {
  brand.social = [{ network: 'code', label: 'Our code', href: '#', icon: GitHubIcon }];
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const unset = screen.getByRole('link', { name: 'Our code' });
  expect(unset).not.toHaveAttribute('href');
  expect(unset).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/^Placeholder/)).not.toBeInTheDocument();
});

describe('in development', () => {
  const SET = {
    network: 'forum',
    label: 'Our forum',
    href: 'https://forum.example',
    icon: 'M1 2h3v4z',
  } as const;
  const UNSET = { ...SET, href: '#' } as const;

  beforeEach(() => void jest.replaceProperty(process.env, 'NODE_ENV', 'development'));

  test.each([
    ['both placeholders are marked', 'support@example.com', UNSET, ['social', 'email']],
    ['an example address is marked', 'support@example.com', SET, ['email']],
    ['a network without a URL is marked', 'hello@harbor.example', UNSET, ['social']],
    ['a complete brand has no marks', 'hello@harbor.example', SET, []],
  ])('%s', (_name, email, network, fields) => {
    brand.email = email;
    brand.social = [network];
    renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
    expect(screen.queryAllByText(/^Placeholder/).map((note) => note.textContent)).toEqual(
      fields.map((field) => `Placeholder: set ${field} in src/school/brand.yaml.`),
    );
  });
});

test('a brand without an email address shows only its networks', () => {
  brand.email = undefined;
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const connect = within(screen.getByRole('region', { name: 'Connect With Us' }));
  expect(connect.getAllByRole('link')).toHaveLength(brand.social?.length ?? 0);
  expect(connect.queryByText(/@/)).not.toBeInTheDocument();
});

test('a brand with neither has no contact column', () => {
  brand.email = undefined;
  brand.social = [];
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  expect(screen.queryByRole('region', { name: 'Connect With Us' })).not.toBeInTheDocument();
});

test('a brand without networks shows only its email address', () => {
  brand.social = undefined;
  renderAt(<FooterColumns courses={COURSES} company={COMPANY} />);
  const connect = within(screen.getByRole('region', { name: 'Connect With Us' }));
  expect(connect.getAllByRole('link')).toHaveLength(1);
  expect(connect.queryByRole('list')).not.toBeInTheDocument();
});

test.each([2026, 2027, 2100])('the copyright line shows the current year %i', (year) => {
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
