import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ALL_ROUTES } from '../../../src/app/allRoutes';
import { ALL_ADDRESSES, LESSON_ADDRESSES } from '../support/content/routes';
import { fileOf, filesOf } from '../support/sites/siteFiles';

/** Checks that no page is a dead end: every page's main content must link to another page. */

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const site = filesOf('root');

/** Documents that aren't in the route table: the not-found and offline pages. */
const OTHER_FILES = ['404.html', 'offline.html'];

/** Returns the paths of the other pages that a document links to in its main content. */
function linksOut(file: string, address: string): string[] {
  const main = find(parse(site.read(file)), 'main')[0];
  const links = (main ? find(main, 'a') : []).map(
    ({ attrs }) => attrs.find(({ name }) => name === 'href')?.value ?? '',
  );
  const paths = links.filter((href) => href.startsWith('/')).map(pathOf);
  return [...new Set(paths)].filter((path) => path !== address);
}

/** Removes the query and fragment. */
function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

function find(node: Node, tag: string): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const match = 'tagName' in node && node.tagName === tag ? [node] : [];
  return [...match, ...children.flatMap((child) => find(child, tag))];
}

/** Addresses of pages whose links aren't the school's choice. The school's own pages and legal pages are in the footer or the panel. */
const LINKED_ADDRESSES = ALL_ROUTES.filter(({ id }) => !/^(?:own\/|legal-)/.test(id)).flatMap(
  ({ path }) => path ?? [],
);

test('every page links to another page in its content', () => {
  const deadEnds = LINKED_ADDRESSES.filter((address) =>
    linksOut(fileOf(address), address).every((link) => !ALL_ADDRESSES.includes(link)),
  );
  expect(deadEnds).toEqual([]);
});

for (const file of OTHER_FILES) {
  test(`${file} links to a page in its content`, () => {
    expect(linksOut(file, '').filter((link) => ALL_ADDRESSES.includes(link))).not.toEqual([]);
  });
}

test('every lesson links to its course and to another lesson or course', () => {
  const deadEnds = LESSON_ADDRESSES.filter((address) => {
    const links = linksOut(fileOf(address), address);
    const [course] = links.filter((link) => link.startsWith('/courses/'));
    const next = links.filter((link) => link !== course && /^\/(?:tutorials\/|courses)/.test(link));
    return course === undefined || next.length === 0;
  });
  expect(deadEnds).toEqual([]);
});

test('every page is reachable from home through links in page content', () => {
  const reached = new Set(['/']);
  for (const address of reached) {
    for (const link of linksOut(fileOf(address), address)) {
      if (ALL_ADDRESSES.includes(link)) reached.add(link);
    }
  }
  expect(LINKED_ADDRESSES.filter((address) => !reached.has(address))).toEqual([]);
});
