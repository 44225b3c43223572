import { courseStops } from '../../../src/pages/home/courseStops';

const courses = ['A', 'B', 'C', 'D'];

test.each([
  ['neighbors', ['A', 'B'], ['first', 'last', 'none', 'none']],
  ['a skipped stop', ['B', 'D'], ['none', 'first', 'pass', 'last']],
  ['three in a row', ['B', 'C', 'D'], ['none', 'first', 'stop', 'last']],
  ['one alone', ['C'], ['none', 'none', 'only', 'none']],
  ['none of the row', ['X'], ['none', 'none', 'none', 'none']],
])('a line over %s', (_what, taken, kinds) => {
  expect(courseStops(courses, taken).map(({ kind }) => kind)).toEqual(kinds);
});
