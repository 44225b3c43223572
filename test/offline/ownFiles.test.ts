/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://example.org/"}
 */
import '../support/subPath';
import { isOwnPage, keptAddress, namedFiles } from '../../src/offline/ownFiles';

const PAGE = `<html><head><script src="/sub/assets/main.a.js"></script></head><body><div id="root" data-page="about"></div><a href="/sub/assets/main.a.js">again</a></body></html>`;

test('isOwnPage accepts a complete page of this site', () => {
  expect(isOwnPage(PAGE)).toBe(true);
});

test.each([
  ['an empty body', ''],
  ['a captive portal', '<html><body>Log in to the network</body></html>'],
  ['a truncated page', PAGE.slice(0, -10)],
  ['not-found', PAGE.replace('"about"', '"not-found"')],
  ['a page with another base path', PAGE.replaceAll('/sub/', '/other/')],
])('isOwnPage rejects %s', (_, html) => {
  expect(isOwnPage(html)).toBe(false);
});

test('namedFiles returns each file once', () => {
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
])('the cache key of %s is %s', (address, kept) => {
  expect(keptAddress(`https://example.org${address}`)).toBe(`https://example.org${kept}`);
});
