import { documentData, jobPosting } from '../../../src/build/documents/documentData';
import { structuredData } from '../../../src/build/documents/structuredData';
import { JOB } from '../../support/documents/sampleDocuments';
import { PAGES, SITE } from '../support/pages';

jest.mock('../../../.generated/documents', () =>
  jest.requireActual<object>('../../support/documents/sampleDocuments'),
);

const ROOT = 'https://harbor.example';

test('a post has an author, dates and tags', () => {
  expect(documentData('/about/blog/knots', ROOT, SITE.brand)).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      url: 'https://harbor.example/about/blog/knots',
      headline: 'Knots that hold',
      datePublished: '2026-11-20',
      dateModified: '2026-11-23',
      author: { '@type': 'Person', name: 'Robin Sample' },
      keywords: ['rope', 'safety'],
    }),
  ]);
});

test('a post without an author is by the school', () => {
  expect(documentData('/about/blog/wind', ROOT, SITE.brand)).toEqual([
    expect.objectContaining({
      dateModified: '2026-10-05',
      author: { '@type': 'Organization', name: SITE.brand.name },
    }),
  ]);
});

test('a job has everything that search engines require', () => {
  expect(documentData('/about/careers/skipper', ROOT, SITE.brand)).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Skipper',
      datePosted: '2026-11-03',
      validThrough: '2099-12-31T23:59:59Z',
      employmentType: 'PART_TIME',
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Sample Town',
          addressCountry: 'US',
        },
      },
    }),
  ]);
});

test('a job without a country, and a legal page, have no data of their own', () => {
  expect(jobPosting({ ...JOB, country: undefined }, ROOT, SITE.brand)).toEqual([]);
  expect(documentData('/about/privacy', ROOT, SITE.brand)).toEqual([]);
});

test('breadcrumbs leave out the part before a tag, which is no page', () => {
  const head = { title: 'Title', description: '' };
  const pages = ['/', '/about', '/about/blog', '/about/blog/tag/rope'].map((path) => ({
    path,
    head,
  }));
  const [breadcrumbs] = structuredData({
    page: { path: '/about/blog/tag/rope', head },
    pages: [...PAGES, ...pages],
    brand: SITE.brand,
    siteRoot: ROOT,
    basePath: '/',
  });
  expect(breadcrumbs?.['itemListElement']).toHaveLength(4);
});
