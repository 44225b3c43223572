import { deadLinks, linksAndIds, type LinkedDocument } from '../../../src/build/checks/deadLinks';

const HOME = document('/', '<main id="main"></main>');
const ABOUT = document('/about', '<h2 id="storage">Storage</h2>');
const COURSE = document('/courses/knots', '<p id="größe">');

function document(name: string, html: string): LinkedDocument {
  return { path: name.startsWith('/') ? name : null, name, ...linksAndIds(html) };
}

/** Adds a page `/links` with this HTML to the sample site, and returns the dead links. */
function problemsOf(html: string, basePath = '/', more: readonly LinkedDocument[] = []): string[] {
  return deadLinks({
    basePath,
    documents: [HOME, ABOUT, COURSE, document('/links', html), ...more],
    addresses: [],
    hasFile: (file) => file === 'files/plan.pdf',
  });
}

const link = (href: string) => `<p>See <a class="x" href="${href}">it</a>.</p>`;

test.each([
  ['the home page', '/'],
  ['a page', '/about'],
  ['a page with a query', '/about?subject=a/b'],
  ['an element on a page', '/about#storage'],
  ['an element with a query', '/about?a=1&amp;b=2#storage'],
  ['an element with a non-ASCII id', '/courses/knots#gr%C3%B6%C3%9Fe'],
  ['the same page', '?subject=ropes'],
  ['a file', '/files/plan.pdf'],
  ['the Careers page, which the specification leaves missing', '/program'],
  ['the placeholder #', '#'],
  ['another site', 'https://example.org/nowhere#x'],
  ['an email address', 'mailto:a@example.org'],
])('a link to %s is allowed', (_target, href) => {
  expect(problemsOf(link(href))).toEqual([]);
});

test('a link to an element on the same page is allowed', () => {
  expect(problemsOf(`${link('#here')}<p id="here">`)).toEqual([]);
});

test.each([
  [
    'a missing page',
    '/abuot',
    /^\/links: "\/abuot" doesn't lead to a page or a file; use an address from /,
  ],
  ['a missing course', '/courses/knits', /"\/courses\/knits" doesn't lead to a page/],
  ['a page with a trailing slash', '/about/', /"\/about\/" doesn't lead to a page/],
  ['a missing element', '/about#storag', /"\/about#storag" doesn't lead to .*id that \/about has/],
  [
    'a missing element on the same page',
    '#here',
    /"#here" doesn't lead to an element; .* id that \/links has/,
  ],
  ['a malformed fragment', '/about#%E0%A4', /"\/about#%E0%A4" doesn't lead to an element/],
  ['a page below the Careers page', '/program/a', /doesn't lead to a page/],
  ['a relative address', 'about', /"about" isn't an address on this site/],
])('a link to %s is reported', (_target, href, problem) => {
  expect(problemsOf(link(href))).toEqual([expect.stringMatching(problem)]);
});

test('addresses must start with the base path', () => {
  expect(
    problemsOf(link('/sub/') + link('/sub/about#storage') + link('/sub/program'), '/sub/'),
  ).toEqual([]);
  expect(problemsOf(link('/about'), '/sub/')).toEqual([
    expect.stringMatching(`/links: "/about" isn't an address on this site`),
  ]);
});

test('text that only looks like a link is ignored', () => {
  expect(
    problemsOf(
      '<link href="/a"><!-- <a href="/b"> --><script>"<a href=\'/c\'>"</script>&lt;a href="/d"&gt;' +
        '<a data-href="/e">no</a><p title=\'<a href="/f">\'>',
    ),
  ).toEqual([]);
});

test('text or attributes that only look like an id are ignored', () => {
  expect(problemsOf(`${link('#x')} id="x" <p data-id="x" title=' id="x"'>`)).toHaveLength(1);
});

test('a dead link on many pages is reported once, with three of the pages', () => {
  const more = ['/a', '/b', '/c', '404'].map((name) => document(name, link('/abuot')));
  expect(problemsOf(link('/abuot'), '/', more)).toEqual([
    expect.stringMatching(/^\/links, \/a, \/b and 2 more: "\/abuot" doesn't lead to a page/),
  ]);
});

test('a dead search address is reported with the base path', () => {
  const addresses = ['/about#storage', '/about#storag'].map((address) => ({
    name: 'search',
    address,
  }));
  const site = { documents: [HOME, ABOUT], addresses, hasFile: () => false };
  expect(deadLinks({ basePath: '/sub/', ...site })).toEqual([
    expect.stringMatching(`search: "/sub/about#storag" doesn't lead to an element`),
  ]);
});
