import { hasWords } from '../../src/components/hasWords';

test.each([
  ['', true],
  ['  ', true],
  ['rope', true],
  ['  grown\tROPE ', true],
  ['ròpé', true],
  ['ﬁber', true],
  ['rope sail', false],
  ['roper', false],
])('"Rope grown together, of Fíber" contains the words "%s": %s', (words, isFound) => {
  expect(hasWords('Rope grown together, of Fíber', words)).toBe(isFound);
});
