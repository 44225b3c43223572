import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ALL_ADDRESSES, LESSON_ADDRESSES } from '../support/routes';
import { fileOf, filesOf } from '../support/siteFiles';

/** No screen is a dead end: what leads on is in the page itself, not only in the header and the footer of every page. */

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const site = filesOf('root');

/** Documents that are no page of the route table: what answers for other addresses, and without a network. */
const OTHER_FILES = ['404.html', 'offline.html'];

/** Addresses of other pages that links in the main region of a document lead to. */
function linksOut(file: string, address: string): string[] {
  const main = find(parse(site.read(file)), 'main')[0];
  const links = (main ? find(main, 'a') : []).map(
    ({ attrs }) => attrs.find(({ name }) => name === 'href')?.value ?? '',
  );
  const paths = links.filter((href) => href.startsWith('/')).map(pathOf);
  return [...new Set(paths)].filter((path) => path !== address);
}

/** Without query and fragment. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

function find(node: Node, tag: string): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const own = 'tagName' in node && node.tagName === tag ? [node] : [];
  return [...own, ...children.flatMap((child) => find(child, tag))];
}

test('every page of the route table leads on to another page', () => {
  const deadEnds = ALL_ADDRESSES.filter((address) =>
    linksOut(fileOf(address), address).every((link) => !ALL_ADDRESSES.includes(link)),
  );
  expect(deadEnds).toEqual([]);
});

for (const file of OTHER_FILES) {
  test(`${file} leads on to a page`, () => {
    expect(linksOut(file, '').filter((link) => ALL_ADDRESSES.includes(link))).not.toEqual([]);
  });
}

test('every lesson leads to its course, and on to another lesson or another course', () => {
  const found = LESSON_ADDRESSES.filter((address) => {
    const links = linksOut(fileOf(address), address);
    const [course] = links.filter((link) => link.startsWith('/courses/'));
    const next = links.filter((link) => link !== course && /^\/(?:tutorials\/|courses)/.test(link));
    return course === undefined || next.length === 0;
  });
  expect(found).toEqual([]);
});

test('links of the pages themselves lead from home to every page', () => {
  const reached = new Set(['/']);
  for (const address of reached) {
    for (const link of linksOut(fileOf(address), address)) {
      if (ALL_ADDRESSES.includes(link)) reached.add(link);
    }
  }
  expect(ALL_ADDRESSES.filter((address) => !reached.has(address))).toEqual([]);
});
