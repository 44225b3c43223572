import type { WebFile } from '../../../src/content/lesson';
import { windowHeight } from '../../../src/exercise/web/preview/windowHeight';

const HIGHEST = 320;

function html(text: string): WebFile {
  return { language: 'html', lines: text.split('\n').map((line) => [line]) };
}
const CSS: WebFile = { language: 'css', lines: [['x']] };

test('a page of two paragraphs has a low window, one of many a high one, to a limit', () => {
  const height = (count: number) => windowHeight([html('<p>x</p>'.repeat(count)), html('')]);
  expect(height(2)).toBeLessThan(height(4));
  expect(height(4)).toBeLessThan(height(40));
  expect(height(40)).toBe(HIGHEST);
  expect(height(400)).toBe(HIGHEST);
});

test('a page with styles has more room, up to the same limit', () => {
  const page = html('<p>x</p>'.repeat(4));
  const plain = windowHeight([page, page]);
  const styled = windowHeight([CSS, page, CSS]);
  expect(styled).toBeGreaterThan(plain);
  expect(styled).toBeLessThan(HIGHEST);
});

describe('the window of an example', () => {
  const page = (text: string) => windowHeight([html(text)]);
  const PLAIN = page('<h1>Tea</h1>\n<p>Pour.</p>\n<p>Wait.</p>');

  test('has room for a heading that takes in what follows, since its end tag is missing', () => {
    expect(page('<h1>Tea\n<p>Pour.</p>\n<p>Wait.</p>')).toBeGreaterThan(PLAIN);
  });

  test('has room for several headings, to a limit', () => {
    const four = page('<h1>Tea</h1>\n<h2>Mint</h2>\n<h3>\n  Pour\n</h3>\n<h3>Wait</h3>');
    expect(four).toBeGreaterThan(PLAIN);
    expect(page('<h2>Mint</h2>\n'.repeat(40))).toBe(HIGHEST);
  });

  test('fits what is in it: words in a line add nothing, and no page needs little', () => {
    expect(page('<p>Pour <em>hot</em> <a href="/x">water</a>.</p>')).toBe(page('<p>Pour.</p>'));
    expect(windowHeight([CSS])).toBeLessThan(PLAIN);
  });
});
