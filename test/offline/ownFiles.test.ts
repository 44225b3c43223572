/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://example.org/"}
 */
import '../support/subPath';
import { isOwnPage, keptAddress, namedFiles } from '../../src/offline/ownFiles';

const PAGE = `<html><head><script src="/sub/assets/main.a.js"></script></head><body><div id="root" data-page="about"></div><a href="/sub/assets/main.a.js">again</a></body></html>`;

test('a whole page of this site is told from everything else that a host may answer with', () => {
  expect(isOwnPage(PAGE)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a portal', '<html><body>Log in to the network</body></html>'],
  ['a page that is cut short', PAGE.slice(0, -10)],
  ['not-found', PAGE.replace('"about"', '"not-found"')],
  ['a page of another base path', PAGE.replaceAll('/sub/', '/other/')],
])('%s is no page of it', (_, html) => {
  expect(isOwnPage(html)).toBe(false);
});

test('names each file of a document once', () => {
  expect(namedFiles(PAGE)).toEqual(['/sub/assets/main.a.js']);
});

test.each([
  ['/sub/about?a=1#b', '/sub/about'],
  ['/sub/about/', '/sub/about'],
  ['/sub/about.html', '/sub/about'],
  ['/sub/about/index.html', '/sub/about'],
  ['/sub/', '/sub/'],
  ['/sub', '/sub/'],
  ['/sub/assets/main.a.js?x', '/sub/assets/main.a.js'],
  ['/other/about/', '/other/about/'],
])('%s is kept as %s', (address, kept) => {
  expect(keptAddress(`https://example.org${address}`)).toBe(`https://example.org${kept}`);
});
