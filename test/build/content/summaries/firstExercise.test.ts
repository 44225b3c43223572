import { firstExerciseOf } from '../../../../src/build/content/summaries/firstExercise';
import type { Block, ExerciseBlock, Inline } from '../../../../src/content/lesson';

function exercise(id: string, lines: number, hint: Inline = 'Look.'): ExerciseBlock {
  return {
    kind: 'exercise',
    id,
    title: id,
    step: 'core',
    prompt: [{ kind: 'paragraph', children: ['Do it.'] }],
    starter: Array.from({ length: lines }, () => ['tie();']),
    tests: '',
    hints: [[{ kind: 'paragraph', children: [hint] }]],
    solution: [['tie();']],
    explanation: [],
  };
}

test('picks the shortest exercise, or the first of the shortest ones', () => {
  const blocks = [exercise('long', 3), exercise('short', 1), exercise('second', 1)];
  expect(firstExerciseOf({ blocks })?.id).toBe('short');
});

test('the length of the solution counts too', () => {
  const long = { ...exercise('long', 1), solution: [['a();'], ['b();'], ['c();']] };
  expect(firstExerciseOf({ blocks: [long, exercise('short', 2)] })?.id).toBe('short');
});

test('skips exercises that link to a heading of the lesson or have more than paragraphs', () => {
  const passage: Inline = {
    kind: 'emphasis',
    children: [{ kind: 'passage', slug: 'knots', children: ['above'] }],
  };
  const code: Block = { kind: 'code', language: 'js', lines: [['tie();']] };
  const drawn = { ...exercise('drawn', 1), explanation: [code] };
  const blocks = [exercise('linked', 1, passage), drawn, exercise('plain', 4)];
  expect(firstExerciseOf({ blocks })?.id).toBe('plain');
});

test('returns null if a lesson has only other kinds of exercises', () => {
  const order = { kind: 'order', id: 'order' } as unknown as Block;
  expect(firstExerciseOf({ blocks: [order] })).toBeNull();
});
