/** Checks the site's real routes and links against the specification. Other tests use sample data. */
import { OWN_LINKS } from '../.generated/school/ownLinks';
import { FOOTER_COMPANY, FOOTER_COURSES } from '../src/site/footerLinks';
import { findRoute, NOT_FOUND, ROUTES } from '../src/app/routes';

test('section 2, routes: the five specified pages come first', () => {
  expect(ROUTES.slice(0, 5).map(({ path }) => path)).toEqual([
    '/',
    '/tutorials',
    '/courses',
    '/programs',
    '/about',
  ]);
});

test("section 2, routes: every other page is below one of the five, or one of the school's own", () => {
  const ownPages: readonly (string | null)[] = OWN_LINKS.map(({ path }) => path);
  const others = ROUTES.slice(5)
    .map(({ path }) => path)
    .filter((path) => !ownPages.includes(path));
  expect(
    others.filter(
      (path) => !/^\/(?:tutorials|courses|programs|about)(?:\/[a-z0-9-]+)+$/.test(path ?? ''),
    ),
  ).toEqual([]);
});

test('section 2, footer: every course link leads to an existing page', () => {
  expect(FOOTER_COURSES.filter(({ link }) => findRoute(link) === NOT_FOUND)).toEqual([]);
});

test("section 2, footer: the company links match, and one of them isn't a route", () => {
  expect(FOOTER_COMPANY.slice(0, 4).map(({ label, link }) => [label, link])).toEqual([
    ['About Us', '/about'],
    ['Careers', '/program'],
    ['Blog', '/about'],
    ['Contact Us', '/about'],
  ]);
  expect(findRoute('/program')).toBe(NOT_FOUND);
});
