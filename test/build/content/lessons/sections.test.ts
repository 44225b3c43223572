import type { Block } from '../../../../src/content/lesson';
import { lessonSections, sectionOutlines } from '../../../../src/build/content/lessons/sections';

const text: Block = { kind: 'rule' };
const heading = (level: 2 | 3, slug: string): Block => ({
  kind: 'heading',
  level,
  slug,
  children: [],
});
const check: Block = {
  kind: 'check',
  id: 'a/q-1',
  question: [],
  answer: [],
  passage: 'a',
  passageTitle: 'A',
};

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
    'questions stay together',
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
])('splits a lesson into sections: %s', (_name, blocks, expected) => {
  expect(lessonSections(blocks).map(({ id, blocks }) => [id, blocks.length])).toEqual(expected);
});

const code: Block = { kind: 'code', language: 'js', lines: [] };

test.each<[string, Block, boolean]>([
  ['text', text, false],
  ['a self-check question', check, false],
  ['code to copy', code, true],
  ['an example', { kind: 'example', id: 'example-1', lines: [] }, true],
  ['a live preview', { kind: 'preview', id: 'preview-1', title: 'A', files: [] }, true],
  [
    'an exercise',
    {
      kind: 'exercise',
      step: 'core',
      id: 'a',
      title: 'A',
      prompt: [],
      starter: [],
      tests: '',
      hints: [],
      solution: [],
      explanation: [],
    },
    true,
  ],
  ['code in a list', { kind: 'list', items: [[text], [text, code]] }, true],
  [
    'code in a quote in a note',
    { kind: 'note', children: [{ kind: 'quote', children: [code] }] },
    true,
  ],
  ['code in the summary', { kind: 'summary', children: [code] }, true],
  ['code in an answer', { ...check, answer: [code] }, true],
  [
    'text in a list in a warning',
    { kind: 'warning', children: [{ kind: 'list', items: [[text]] }] },
    false,
  ],
])('outlines say whether a section has code: %s', (_name, block, hasCode) => {
  expect(sectionOutlines([block]).map((section) => section.hasCode)).toEqual([hasCode]);
});

const drawing = { width: 1, height: 1, marks: [] };
const diagram: Block = { kind: 'diagram', label: 'A', drawing };
const plot: Block = { kind: 'plot', label: 'A', drawing };
const knobs = [{ name: 'k', values: [1, 2], start: 0 }];
const steps: Block = { kind: 'steps', label: 'A', drawing, frames: [] };

test.each<[string, Block, figures: string[] | undefined, hasCode: boolean]>([
  ['no figure', text, undefined, false],
  ['a diagram', diagram, ['still'], false],
  ['a plot in a note', { kind: 'note', children: [plot] }, ['still'], false],
  ['a plot with knobs', { ...plot, knobs }, ['moving'], true],
  ['steps in an answer', { ...check, answer: [steps, diagram] }, ['moving', 'still'], true],
])('outlines list the kinds of figures in a section: %s', (_name, block, figures, hasCode) => {
  const [section] = sectionOutlines([block]);
  expect([section?.figures, section?.hasCode]).toEqual([figures, hasCode]);
});
