import { readArguments } from './readArguments';

test.each([
  [[], { unit: true, browser: true, all: false, rest: [] }],
  [['--shard=2/4'], { unit: true, browser: true, all: false, rest: ['--shard=2/4'] }],
  [['unit', 'test/search'], { unit: true, browser: false, all: false, rest: ['test/search'] }],
  [['browser', 'search'], { unit: false, browser: true, all: false, rest: ['search'] }],
  [['all'], { unit: true, browser: true, all: true, rest: [] }],
  [['all', 'browser', '-x'], { unit: false, browser: true, all: true, rest: ['-x'] }],
])('%j', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});
