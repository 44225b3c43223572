import path from 'node:path';
import { readArguments } from './arguments';

const OPTIONS = { root: '/site', allPages: ['home', 'courses', 'lesson'], defaultFolder: 'dist' };

function read(...cliArgs: string[]) {
  return readArguments(cliArgs, OPTIONS);
}

test('measures every page of the default folder if nothing is given', () => {
  expect(read()).toEqual({
    rounds: 5,
    folders: [['site', path.resolve('/site/dist')]],
    pages: OPTIONS.allPages,
  });
});

test('reads rounds, pages, and folders in any order', () => {
  expect(read('now=dist', 'pages=lesson,home', '3', 'other=/tmp/a=b')).toEqual({
    rounds: 3,
    folders: [
      ['now', path.resolve('/site/dist')],
      ['other', path.resolve('/tmp/a=b')],
    ],
    pages: ['lesson', 'home'],
  });
});

test.each(['0', 'dist', '=dist', 'now=', 'pages='])('rejects "%s"', (arg) => {
  expect(() => read(arg)).toThrow(arg);
});

test('names the pages there are if one is unknown', () => {
  expect(() => read('pages=home,about')).toThrow(
    `There's no page "about". Pages: home, courses, lesson.`,
  );
});
