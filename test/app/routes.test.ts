import '../support/school/mockSchool';
import { checkNavigation } from '../../src/app/checkNavigation';
import { ALL_ROUTES } from '../../src/app/allRoutes';
import { findRoute } from '../../src/app/routes';
import { NESTED_NAVIGATION } from '../support/navigation';
import { COURSE_INDEX, TUTORIALS } from '../support/school/generated';

describe('the route table', () => {
  test('has a page for each course, mock interview, and lesson, after the pages of the navigation', () => {
    const own = [
      ...COURSE_INDEX.map(({ slug }) => `/courses/${slug}`),
      '/courses/reading-weather/mock-interview',
      ...TUTORIALS.map(({ slug }) => `/tutorials/${slug}`),
    ];
    expect(ALL_ROUTES.slice(-own.length).map(({ path }) => path)).toEqual(own);
  });

  test.each(['id', 'path'] as const)('has no duplicate %s', (field) => {
    expect(new Set(ALL_ROUTES.map((route) => route[field])).size).toBe(ALL_ROUTES.length);
  });
});

describe('findRoute', () => {
  test.each([
    ['/', 'home'],
    ['/tutorials', 'tutorials'],
    ['/tutorials/glossary', 'glossary'],
    ['/tutorials/review', 'review'],
    ['/courses', 'courses'],
    ['/programs', 'programs'],
    ['/programs/planner', 'planner'],
    ['/programs/planner/', 'planner'],
    ['/programs/planning', 'not-found'],
    ['/programs/other-ports', 'own/programs/other-ports'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['/about//', 'about'],
    ['/courses/tying-knots', 'course-knots'],
    ['/courses/tying-knots/', 'course-knots'],
    ['/courses/knots', 'not-found'],
    ['/courses/reading-weather/mock-interview', 'mock-weather'],
    ['/courses/tying-knots/mock-interview', 'not-found'],
    ['/tutorials/splicing', 'lesson-splicing'],
    ['/program', 'not-found'],
    ['/About', 'not-found'],
    ['/about/rival-schools', 'own/about/rival-schools'],
    ['/about/us', 'not-found'],
    ['about', 'not-found'],
    ['', 'not-found'],
    ['//', 'home'],
    ['/courses/', 'courses'],
    ['/courses/no-such-course', 'not-found'],
    ['/tutorials/no-such-lesson', 'lesson-no-such-lesson'],
    ['/tutorials/Splicing', 'not-found'],
    ['/tutorials/splicing/more', 'not-found'],
    ['/constructor', 'not-found'],
    ['/__proto__', 'not-found'],
    ['/null', 'not-found'],
  ])('%j is the page %s', (pathname, id) => {
    expect(findRoute(pathname).id).toBe(id);
  });

  test("a lesson's route is cached", () => {
    expect(findRoute('/tutorials/splicing/')).toBe(findRoute('/tutorials/splicing'));
  });

  test('a missing lesson has a route, but its page is not-found', async () => {
    const [lesson, none] = await Promise.all(
      ['/tutorials/splicing', '/tutorials/no-such-lesson'].map((path) =>
        findRoute(path).page.load(),
      ),
    );
    expect(lesson).toMatchObject({ head: { title: 'Splicing: rope grown together' } });
    expect(lesson).not.toHaveProperty('isNotFound');
    expect(none).toMatchObject({ isNotFound: true });
  });
});

describe('checkNavigation', () => {
  test('accepts links to pages, including those in groups', () => {
    expect(() => checkNavigation(NESTED_NAVIGATION)).not.toThrow();
  });

  test('throws an error that names a link to a missing page', () => {
    const item = { key: 'blog', label: 'Blog', link: '/blog' };
    const group = { key: 'more', label: 'More', items: [item] };
    expect(() => checkNavigation([group])).toThrow(
      'src/school/navigation.ts: "Blog" leads to "/blog", which isn\'t a page',
    );
  });
});
