import { readOnOf } from '../../../../src/build/content/lessons/readOn';
import type { Block } from '../../../../src/content/lesson';

/**
 * Creates blocks from strings: `#a` for a heading, `?` for a question, a text with a period at the end for a
 * paragraph, and any other text for an exercise.
 */
function blocks(...names: string[]): Block[] {
  return names.map((name) => {
    if (name.startsWith('#'))
      return { kind: 'heading', level: 2, slug: name.slice(1), children: [name] };
    if (name === '?')
      return {
        kind: 'check',
        id: name,
        question: [name],
        answer: [],
        passage: 'a',
        passageTitle: 'A',
      };
    if (name.endsWith('.')) return { kind: 'paragraph', children: [name] };
    return { kind: 'order', id: name } as unknown as Block;
  });
}

test('returns the first heading between two exercises', () => {
  expect(readOnOf(blocks('#a', 'one', '#b', '#c', 'two', '#d', 'three'))).toEqual({
    one: 'b',
    two: 'd',
  });
});

test('returns nothing between adjacent exercises', () => {
  expect(readOnOf(blocks('#a', 'one', 'two'))).toEqual({});
});

test('returns the heading or the self-check questions after the last exercise', () => {
  expect(readOnOf(blocks('#a', 'one', '#b', '?', '#c'))).toEqual({ one: 'b' });
  expect(readOnOf(blocks('#a', 'one', '?', '?', '#b'))).toEqual({ one: 'checks-title' });
});

test('text without a heading of its own is read, too, and before the heading below it', () => {
  expect(readOnOf(blocks('#a', 'one', 'Read this.', 'two', 'Read this.', '#b', '?'))).toEqual({
    one: 'one-text',
    two: 'two-text',
  });
});
