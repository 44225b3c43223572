import {
  ADDRESSES,
  courseAddress,
  lessonAddress,
  PLANNER_ADDRESS,
  type Address,
} from '../../src/site/addresses';
import { tagAddress } from '../../src/site/documentAddresses';

/**
 * Accepts only addresses of pages. The type checker verifies this: it reports a `@ts-expect-error` comment if
 * the line below the comment compiles.
 */
const linkTo = (address: Address): string => address;

test('a slug of type string gives the address of its page', () => {
  const slug: string = JSON.parse('"splicing"') as string;
  expect(courseAddress(slug)).toBe('/courses/splicing');
  expect(lessonAddress(slug)).toBe('/tutorials/splicing');
});

test('a link accepts a page with a query or a fragment', () => {
  expect([
    linkTo(ADDRESSES.home),
    linkTo(`${ADDRESSES.tutorials}?subject=any`),
    linkTo(`${ADDRESSES.about}#storage`),
    linkTo(`${PLANNER_ADDRESS}?program=any`),
  ]).toEqual(['/', '/tutorials?subject=any', '/about#storage', '/programs/planner?program=any']);
});

test('a link to a missing page does not compile', () => {
  const slug: string = 'any';
  expect([
    // @ts-expect-error: not a page
    linkTo('/careers'),
    // @ts-expect-error: not a course
    linkTo('/courses/no-such-course'),
    // @ts-expect-error: not a subpage
    linkTo(`${ADDRESSES.about}/us`),
    // @ts-expect-error: not a course slug
    courseAddress('no-such-course'),
    // @ts-expect-error: not a lesson slug
    lessonAddress('no-such-lesson'),
    // @ts-expect-error: a slug of type string isn't checked
    linkTo(courseAddress(slug)),
  ]).toHaveLength(6);
});

test("a tag's address has lowercase letters without accents", () => {
  expect(['JavaScript', 'Für Anfänger', 'große Wörter', '3. Kapitel'].map(tagAddress)).toEqual([
    '/about/blog/tag/javascript',
    '/about/blog/tag/fur-anfanger',
    '/about/blog/tag/grosse-worter',
    '/about/blog/tag/3-kapitel',
  ]);
});
