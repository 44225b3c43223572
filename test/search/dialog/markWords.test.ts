import { markWords } from '../../../src/search/dialog/markWords';

const CASES: [what: string, text: string, words: string[], expected: string][] = [
  ['marks nothing without a match', 'Hash maps', ['tree'], 'Hash maps'],
  ['marks a match', 'Hash maps', ['maps'], 'Hash [maps]'],
  ['ignores case', 'HASH Maps', ['hash', 'maps'], '[HASH] [Maps]'],
  ['marks whole words only', 'rehash hashing hash', ['hash'], 'rehash hashing [hash]'],
  ['treats punctuation as separators', '(hash), "map"', ['hash', 'map'], '([hash]), "[map]"'],
  ['marks words with non-ASCII letters', 'log₂ naïve', ['naive'], 'log₂ [naïve]'],
  ['accepts empty text', '', ['hash'], ''],
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
