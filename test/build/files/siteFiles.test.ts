/** @jest-environment jsdom */
import { robots, sitemap, webManifest } from '../../../src/build/files/siteFiles';
import { PAGES, SETTINGS, SITE } from '../support/pages';

describe('the sitemap', () => {
  const xml = new DOMParser().parseFromString(
    sitemap(PAGES, 'https://example.org/a&b'),
    'application/xml',
  );

  test('is well-formed and has the right namespace', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  });

  test('lists the full address of every page except the not-found page', () => {
    expect([...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
      'https://example.org/a&b/',
      'https://example.org/a&b/courses',
      'https://example.org/a&b/courses/one',
      'https://example.org/a&b/about',
    ]);
  });
});

test('the sitemap leaves out pages that search engines should leave out', () => {
  const head = { title: 'Terms', description: '', noindex: true };
  expect(sitemap([{ path: '/about/terms', head }], 'https://example.org')).not.toContain('<loc>');
});

test.each([
  ['', 'User-agent: *\nAllow: /\n'],
  [
    'https://example.org/sub',
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sub/sitemap.xml\n',
  ],
])('robots.txt links to the sitemap only if the site root is known: %j', (siteRoot, text) => {
  expect(robots({ ...SETTINGS, siteRoot })).toBe(text);
});

test("robots.txt links to each language's sitemap", () => {
  expect(robots({ ...SETTINGS, languages: ['en', 'de'] }).split('\n')).toEqual(
    expect.arrayContaining([
      'Sitemap: https://example.org/sub/sitemap.xml',
      'Sitemap: https://example.org/sub/de/sitemap.xml',
    ]),
  );
});

test.each(['/', '/sub/'])('all addresses in the manifest for %s are under it', (basePath) => {
  const manifest = JSON.parse(webManifest(SITE, { ...SETTINGS, basePath })) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: SITE.brand.name,
    short_name: SITE.brand.shortName,
    id: basePath,
    start_url: basePath,
    scope: basePath,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^${basePath}icons/\\w`));
});
