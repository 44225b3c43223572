import { screen, within } from '@testing-library/react';
import type { Person } from '../../../src/content/office';
import { PeopleSection } from '../../../src/pages/about/sections/PeopleSection';
import { renderWhole } from '../../support/renderWhole';

const MAYA: Person = {
  id: 'maya',
  name: 'Maya Lind',
  role: 'Web development',
  about: 'Maya writes interfaces.',
  picture: { file: 'maya.jpg', alt: 'Maya at a whiteboard', stem: '/assets/portrait-maya.abc123' },
  links: [{ label: 'Talks', href: 'https://talks.example.org/maya' }],
};
const JON: Person = {
  id: 'jon',
  name: 'Jon Abara',
  role: 'Data structures',
  about: 'Jon taught mathematics.',
  links: [],
};

function entryOf(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
}

test('a person has a role, a text, and links', async () => {
  await renderWhole(<PeopleSection people={[MAYA, JON]} />);
  expect(screen.getByRole('region', { name: 'Who teaches here' })).toBeVisible();
  const maya = entryOf('Maya Lind');
  expect(maya.getByText('Web development')).toBeVisible();
  expect(maya.getByText('Maya writes interfaces.')).toBeVisible();
  const links = within(maya.getByRole('list', { name: 'Links of Maya Lind' }));
  expect(links.getByRole('link', { name: 'Talks' })).toHaveAttribute(
    'href',
    'https://talks.example.org/maya',
  );
});

test('a portrait reserves its space, and loads when it comes near the viewport', async () => {
  await renderWhole(<PeopleSection people={[MAYA]} />);
  const picture = screen.getByRole('img', { name: 'Maya at a whiteboard' });
  expect(picture).toHaveAttribute('width', '112');
  expect(picture).toHaveAttribute('height', '112');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('src', '/assets/portrait-maya.abc123-112.webp');
});

test('a person without a picture and links has neither', async () => {
  await renderWhole(<PeopleSection people={[JON]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a school without people has no section for them', async () => {
  await renderWhole(<PeopleSection people={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
