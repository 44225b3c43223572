import { editDistance } from '../../src/site/editDistance';

test.each([
  ['same', 'same', 0],
  ['', 'new', 3],
  ['inserted', 'insertted', 1],
  ['deleted', 'delted', 1],
  ['replaced', 'replased', 1],
  ['swapped', 'swappde', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %d edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});
