import { structuredData } from '../../../src/build/documents/structuredData';
import { PAGES, SITE } from '../support/pages';

function dataOf(id: string, { siteRoot = 'https://example.org/sub', basePath = '/sub/' } = {}) {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page has the id ${id}.`);
  return structuredData({ page, pages: PAGES, brand: SITE.brand, siteRoot, basePath });
}

test.each([
  ['home', true, false],
  ['about', true, true],
  ['courses', false, true],
  ['course-one', false, true],
  ['not-found', false, false],
])('%s has an organization: %s, and breadcrumbs: %s', (id, hasOrganization, hasBreadcrumbs) => {
  const data = dataOf(id);
  const types = data.map((entity) => entity['@type']);
  expect(types.filter((type) => type === 'Organization')).toHaveLength(hasOrganization ? 1 : 0);
  expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(hasBreadcrumbs ? 1 : 0);
  for (const entity of data) expect(entity['@context']).toBe('https://schema.org');
});

test('the organization is the brand, without placeholder profiles', () => {
  const [page] = PAGES;
  if (!page) throw new Error('PAGES is empty.');
  const social = [{ network: 'twitter', label: 'Twitter', href: '#', icon: '' }] as const;
  const brand = { ...SITE.brand, email: 'hello@example.org', social };
  const siteRoot = 'https://example.org/sub';
  const [organization] = structuredData({ page, pages: PAGES, brand, siteRoot, basePath: '/sub/' });
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: SITE.brand.name,
    description: SITE.brand.description,
    slogan: SITE.brand.tagline,
    email: 'hello@example.org',
    url: 'https://example.org/sub/',
    logo: 'https://example.org/sub/icons/icon-512.png',
  });
});

test("the organization lists the brand's profiles", () => {
  const page = PAGES[0];
  if (!page) throw new Error('PAGES is empty.');
  const brand = {
    ...SITE.brand,
    social: [
      { network: 'youtube', label: 'YouTube', href: 'https://video.example/us', icon: '' },
      { network: 'twitter', label: 'Twitter', href: '#', icon: '' },
    ],
  } as const;
  const [organization] = structuredData({ page, pages: PAGES, brand, siteRoot: '', basePath: '/' });
  expect(organization).toMatchObject({ sameAs: ['https://video.example/us'] });
});

test.each([
  ['', '/', ''],
  ['', '/sub/', '/sub'],
  ['https://example.org/sub', '/sub/', 'https://example.org/sub'],
])('breadcrumbs lead from home to the page, with root %j under %s', (siteRoot, basePath, root) => {
  const data = dataOf('course-one', { siteRoot, basePath });
  expect(data.find((entity) => entity['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: SITE.brand.name, item: `${root}/` },
      { position: 2, name: 'Title of courses', item: `${root}/courses` },
      { position: 3, name: 'Title of course-one', item: `${root}/courses/one` },
    ],
  });
});
