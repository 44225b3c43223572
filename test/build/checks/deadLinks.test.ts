import { deadLinks, linksAndIds, type LinkedDocument } from '../../../src/build/checks/deadLinks';

const HOME = document('/', '<main id="main"></main>');
const ABOUT = document('/about', '<h2 id="storage">Storage</h2>');
const COURSE = document('/courses/knots', '<p id="größe">');

function document(name: string, html: string): LinkedDocument {
  return { path: name.startsWith('/') ? name : null, name, ...linksAndIds(html) };
}

/** The site above, with these links on a page of their own. */
function faultsOf(html: string, basePath = '/', rest: readonly LinkedDocument[] = []): string[] {
  return deadLinks({
    basePath,
    documents: [HOME, ABOUT, COURSE, document('/links', html), ...rest],
    addresses: [],
    hasFile: (file) => file === 'files/plan.pdf',
  });
}

const link = (href: string) => `<p>See <a class="x" href="${href}">it</a>.</p>`;

test.each([
  ['home', '/'],
  ['a page', '/about'],
  ['a page with a query', '/about?subject=a/b'],
  ['an element of a page', '/about#storage'],
  ['an element, after a query', '/about?a=1&amp;b=2#storage'],
  ['an element whose id is not ASCII', '/courses/knots#gr%C3%B6%C3%9Fe'],
  ['its own page', '?subject=ropes'],
  ['a file', '/files/plan.pdf'],
  ['the page that the specification does not have', '/program'],
  ['an address to come', '#'],
  ['another site', 'https://example.org/nowhere#x'],
  ['a mail', 'mailto:a@example.org'],
])('a link to %s is right', (_what, href) => {
  expect(faultsOf(link(href))).toEqual([]);
});

test('a link to an element of its own page is right', () => {
  expect(faultsOf(`${link('#here')}<p id="here">`)).toEqual([]);
});

test.each([
  [
    'no page',
    '/abuot',
    /^\/links: "\/abuot" doesn't lead to a page or a file; use an address from /,
  ],
  ['a course that there is not', '/courses/knits', /"\/courses\/knits" doesn't lead to a page/],
  ['a page with a slash at its end', '/about/', /"\/about\/" doesn't lead to a page/],
  [
    'no element of a page',
    '/about#storag',
    /"\/about#storag" doesn't lead to .*id that \/about has/,
  ],
  [
    'no element of its own page',
    '#here',
    /"#here" doesn't lead to an element; .* id that \/links has/,
  ],
  [
    'a fragment that cannot be read',
    '/about#%E0%A4',
    /"\/about#%E0%A4" doesn't lead to an element/,
  ],
  ['beneath the page that the specification does not have', '/program/a', /doesn't lead to a page/],
  ['where the document lies', 'about', /"about" isn't an address on this site/],
])('a link to %s is told', (_what, href, fault) => {
  expect(faultsOf(link(href))).toEqual([expect.stringMatching(fault)]);
});

test('addresses begin with the base path', () => {
  expect(
    faultsOf(link('/sub/') + link('/sub/about#storage') + link('/sub/program'), '/sub/'),
  ).toEqual([]);
  expect(faultsOf(link('/about'), '/sub/')).toEqual([
    expect.stringMatching(`/links: "/about" isn't an address on this site`),
  ]);
});

test('what is no link is not followed', () => {
  expect(
    faultsOf(
      '<link href="/a"><!-- <a href="/b"> --><script>"<a href=\'/c\'>"</script>&lt;a href="/d"&gt;' +
        '<a data-href="/e">no</a><p title=\'<a href="/f">\'>',
    ),
  ).toEqual([]);
});

test('an id in a text or in another attribute is no element', () => {
  expect(faultsOf(`${link('#x')} id="x" <p data-id="x" title=' id="x"'>`)).toHaveLength(1);
});

test('a link of every page is told once, with some of them', () => {
  const rest = ['/a', '/b', '/c', '404'].map((name) => document(name, link('/abuot')));
  expect(faultsOf(link('/abuot'), '/', rest)).toEqual([
    expect.stringMatching(/^\/links, \/a, \/b and 2 more: "\/abuot" doesn't lead to a page/),
  ]);
});

test('an address that the search leads to is told as the link it becomes', () => {
  const addresses = ['/about#storage', '/about#storag'].map((address) => ({
    name: 'search',
    address,
  }));
  const site = { documents: [HOME, ABOUT], addresses, hasFile: () => false };
  expect(deadLinks({ basePath: '/sub/', ...site })).toEqual([
    expect.stringMatching(`search: "/sub/about#storag" doesn't lead to an element`),
  ]);
});
