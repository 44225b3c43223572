import { FOOTER_COMPANY, FOOTER_COURSES } from '../../src/app/links';
import { NAVIGATION } from '../../src/app/navigation';
import { navigationPages } from '../../src/app/navigationPages';
import { findRoute, NOT_FOUND, ROUTES } from '../../src/app/routes';
import { NESTED_NAVIGATION } from '../support/navigation';

describe('the route table', () => {
  test('begins with the five routes of the specification', () => {
    expect(ROUTES.slice(0, 5).map(({ path }) => path)).toEqual([
      '/',
      '/tutorials',
      '/courses',
      '/programs',
      '/about',
    ]);
  });

  test('has nothing else but pages beneath them', () => {
    for (const { path } of ROUTES.slice(5)) {
      expect(path).toMatch(/^\/(?:tutorials|courses)\/[a-z0-9-]+$/);
    }
  });

  test.each(['id', 'path'] as const)('gives no two routes the same %s', (field) => {
    expect(new Set(ROUTES.map((route) => route[field])).size).toBe(ROUTES.length);
  });

  test('names the chunks of every page', () => {
    for (const { chunks } of [...ROUTES, NOT_FOUND]) expect(chunks.length).toBeGreaterThan(0);
  });
});

describe('findRoute', () => {
  test.each([
    ['/', 'home'],
    ['/tutorials', 'tutorials'],
    ['/courses', 'courses'],
    ['/programs', 'programs'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['/about//', 'about'],
    ['/courses/web-development', 'course-web-development'],
    ['/courses/web-development/', 'course-web-development'],
    ['/program', 'not-found'],
    ['/About', 'not-found'],
    ['/about/us', 'not-found'],
    ['about', 'not-found'],
    ['', 'not-found'],
    ['//', 'home'],
    ['/courses/', 'courses'],
    ['/courses/no-such-course', 'not-found'],
    ['/tutorials/no-such-lesson', 'not-found'],
    ['/constructor', 'not-found'],
    ['/__proto__', 'not-found'],
    ['/null', 'not-found'],
  ])('%j is the page %s', (pathname, id) => {
    expect(findRoute(pathname).id).toBe(id);
  });
});

describe('the lists of links', () => {
  test('the navigation has the four entries in their order', () => {
    expect(NAVIGATION.map(({ label, link }) => [label, link])).toEqual([
      ['Tutorials', '/tutorials'],
      ['Courses', '/courses'],
      ['Programs', '/programs'],
      ['About Us', '/about'],
    ]);
    expect(NAVIGATION.filter(({ items }) => items)).toEqual([]);
  });

  test("the navigation's pages are found, those of groups too", () => {
    expect(navigationPages(NESTED_NAVIGATION).map(({ id }) => id)).toEqual([
      'tutorials',
      'courses',
      'programs',
      'about',
    ]);
  });

  test('an entry that leads to no page is refused with a line that names it', () => {
    const item = { key: 'blog', label: 'Blog', link: '/blog' };
    expect(() => navigationPages([item])).toThrow(
      'src/app/navigation.ts: "Blog" leads to "/blog", which is no page',
    );
  });

  test('the footer names the four courses and leads to their pages', () => {
    expect(FOOTER_COURSES.map(({ label }) => label)).toEqual([
      'Web Development',
      'Data Structures',
      'Machine Learning',
      'Interview Preparation',
    ]);
    for (const { link } of FOOTER_COURSES) expect(findRoute(link)).not.toBe(NOT_FOUND);
  });

  test('the footer names the company pages, one of which is no route', () => {
    expect(FOOTER_COMPANY.map(({ label, link }) => [label, link])).toEqual([
      ['About Us', '/about'],
      ['Careers', '/program'],
      ['Blog', '/about'],
      ['Contact Us', '/about'],
    ]);
  });
});
