import { withAsciiWords } from '../../../../src/build/content/figures/diagram/asciiWords';

test('words with other letters are measured as ASCII words, and put back', () => {
  const { dot, restore } = withAsciiWords('a [label="Größe ändern\\n„Übung“"]; a -> b');
  expect(dot).toBe('a [label="GroBe andern\\n\'Ubung\'"]; a -> b');
  expect(restore('GroBe andern')).toBe('Größe ändern');
  expect(restore("'Ubung'")).toBe('„Übung“');
});

test('a source in ASCII stays as it is', () => {
  const source = 'a [label="one thing"]; a -> b';
  const { dot, restore } = withAsciiWords(source);
  expect(dot).toBe(source);
  expect(restore('one thing')).toBe('one thing');
});

test('two words that would be measured as the same one are refused', () => {
  expect(() => withAsciiWords('a [label="schön"]; b [label="schon schôn"]')).toThrow(
    '"schôn" and "schön" can\'t be in the same diagram',
  );
});
