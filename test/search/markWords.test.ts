import { markWords } from '../../src/search/markWords';

const CASES: [what: string, text: string, words: string[], expected: string][] = [
  ['no match', 'Hash maps', ['tree'], 'Hash maps'],
  ['a match', 'Hash maps', ['maps'], 'Hash [maps]'],
  ['whatever the capitals', 'HASH Maps', ['hash', 'maps'], '[HASH] [Maps]'],
  ['whole words only', 'rehash hashing hash', ['hash'], 'rehash hashing [hash]'],
  ['between marks of punctuation', '(hash), "map"', ['hash', 'map'], '([hash]), "[map]"'],
  ['letters of other scripts', 'log₂ naïve', ['naïve'], 'log₂ [naïve]'],
  ['no text', '', ['hash'], ''],
];

test.each(CASES)('%s', (_what, text, words, expected) => {
  const pieces = markWords(text, new Set(words));
  expect(pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')).toBe(
    expected,
  );
  for (const { start, text: part } of pieces) {
    expect(text.slice(start, start + part.length)).toBe(part);
  }
});
