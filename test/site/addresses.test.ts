import {
  ADDRESSES,
  courseAddress,
  lessonAddress,
  PLANNER_ADDRESS,
  type Address,
} from '../../src/site/addresses';

/** What a link of the site takes. TypeScript reads this file, too: a line that must not compile says so, and fails if it does. */
const linkTo = (address: Address): string => address;

test('an address of data is the page of its slug', () => {
  const slug: string = JSON.parse('"splicing"') as string;
  expect(courseAddress(slug)).toBe('/courses/splicing');
  expect(lessonAddress(slug)).toBe('/tutorials/splicing');
});

test('a link takes a page with what is asked of it, and a part of it', () => {
  expect([
    linkTo(ADDRESSES.home),
    linkTo(`${ADDRESSES.tutorials}?subject=any`),
    linkTo(`${ADDRESSES.about}#storage`),
    linkTo(`${PLANNER_ADDRESS}?program=any`),
  ]).toEqual(['/', '/tutorials?subject=any', '/about#storage', '/programs/planner?program=any']);
});

test('a link to what is no page does not compile', () => {
  const slug: string = 'any';
  expect([
    // @ts-expect-error: the route table has no such page
    linkTo('/careers'),
    // @ts-expect-error: nor a course of that slug
    linkTo('/courses/no-such-course'),
    // @ts-expect-error: nor is a page beneath another
    linkTo(`${ADDRESSES.about}/us`),
    // @ts-expect-error: a slug that is written out has to be there
    courseAddress('no-such-course'),
    // @ts-expect-error: for lessons as well
    lessonAddress('no-such-lesson'),
    // @ts-expect-error: what is known only when the site runs is no address to rely on
    linkTo(courseAddress(slug)),
  ]).toHaveLength(6);
});
