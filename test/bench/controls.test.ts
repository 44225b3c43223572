import { chooseLink } from './controls';

const HERE = 'https://site.example/courses';

test('prefers a link to the given page', () => {
  expect(chooseLink(['/', '/tutorials', '/about/'], HERE, '/about')).toBe(2);
  expect(chooseLink(['/', '/about.html'], HERE, '/about')).toBe(1);
});

test('otherwise takes the first link to another page of the site', () => {
  const links = ['https://other.example/', 'mailto:a@b.example', `${HERE}#first`, `${HERE}/`, '/x'];
  expect(chooseLink(links, HERE, '/about')).toBe(4);
});

test("doesn't take a link to the page itself", () => {
  expect(chooseLink(['/about', '/'], 'https://site.example/about.html', '/about')).toBe(1);
  expect(chooseLink(['/index.html'], 'https://site.example/', '/about')).toBeUndefined();
});

test('returns undefined if there are no links', () => {
  expect(chooseLink([], HERE, '/about')).toBeUndefined();
});
