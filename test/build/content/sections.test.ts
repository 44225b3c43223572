import type { Block } from '../../../src/content/lesson';
import { lessonSections } from '../../../src/build/content/sections';

const text: Block = { kind: 'rule' };
const heading = (level: 2 | 3, slug: string): Block => ({
  kind: 'heading',
  level,
  slug,
  children: [],
});
const check: Block = { kind: 'check', question: [], answer: [], passage: 'a', passageTitle: 'A' };

test.each<[string, Block[], [id: string, blocks: number][]]>([
  ['nothing', [], []],
  [
    'text before the first heading',
    [text, heading(2, 'a')],
    [
      ['start', 1],
      ['a', 1],
    ],
  ],
  ['lower headings stay inside', [heading(2, 'a'), heading(3, 'b'), text], [['a', 3]]],
  [
    'questions stand together',
    [heading(2, 'a'), check, check, text],
    [
      ['a', 1],
      ['checks', 2],
      ['start', 1],
    ],
  ],
  [
    'ids stay unique',
    [check, text, check],
    [
      ['checks', 1],
      ['start', 1],
      ['checks-2', 1],
    ],
  ],
])('a lesson is cut into sections: %s', (_name, blocks, expected) => {
  expect(lessonSections(blocks).map(({ id, blocks }) => [id, blocks.length])).toEqual(expected);
});
