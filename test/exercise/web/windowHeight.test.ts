import type { WebFile } from '../../../src/content/lesson';
import { exampleHeight, windowHeight } from '../../../src/exercise/web/windowHeight';

function file(language: WebFile['language'], lines: number): WebFile {
  return { language, lines: Array.from({ length: lines }, () => ['x']) };
}

test('a page of two lines has a low window, one of many a high one', () => {
  const low = windowHeight({ files: [file('html', 2)], solution: [file('html', 2)] });
  const middle = windowHeight({ files: [file('html', 2)], solution: [file('html', 4)] });
  const high = windowHeight({ files: [file('html', 2)], solution: [file('html', 40)] });
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
});

test('a page with styles has all the room, whatever its length', () => {
  const files = [file('html', 2), file('css', 1)];
  const long = windowHeight({ files: [file('html', 40)], solution: [] });
  expect(windowHeight({ files, solution: [file('css', 3)] })).toEqual(long);
});

describe('the window of an example', () => {
  const page = (html: string) =>
    exampleHeight([{ language: 'html', lines: html.split('\n').map((line) => [line]) }]);
  const PLAIN = page('<h1>Tea</h1>\n<p>Pour.</p>\n<p>Wait.</p>');

  test('has room for a heading that takes in what follows, since its end tag is missing', () => {
    expect(page('<h1>Tea\n<p>Pour.</p>\n<p>Wait.</p>')).toBeGreaterThan(PLAIN);
  });

  test('has room for several headings, to a limit', () => {
    const four = page('<h1>Tea</h1>\n<h2>Mint</h2>\n<h3>\n  Pour\n</h3>\n<h3>Wait</h3>');
    expect(four).toBeGreaterThan(PLAIN);
    expect(page('<h2>Mint</h2>\n'.repeat(40))).toBe(four);
  });

  test('is no lower where there is no page to read', () => {
    expect(exampleHeight([file('css', 3)])).toBe(PLAIN);
  });
});
