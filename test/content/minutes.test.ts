import type { Block, CodeLine, LadderStep } from '../../src/content/lesson';
import { CAREFUL, lessonMinutes, QUICK, ROUNDED_TO } from '../../src/content/minutes';

const code = (count: number): CodeLine[] => Array.from({ length: count }, () => ['x']);
const many = (block: object, count: number): Block[] =>
  Array.from({ length: count }, () => block as Block);
const written = (step: LadderStep, kind = 'exercise') => ({ kind, step });

test.each<[what: string, words: number, blocks: Block[], quick: number, careful: number]>([
  ['words', 6600, [], 6600 / QUICK.words, 6600 / CAREFUL.words],
  ['lines of an example', 0, many({ kind: 'example', lines: code(100) }, 2), 10, 20],
  ['lines of code', 0, many({ kind: 'code', lines: code(100) }, 2), 10, 20],
  [
    'lines of a page',
    0,
    many({ kind: 'preview', files: [{ lines: code(150) }, { lines: code(50) }] }, 1),
    10,
    20,
  ],
  ['warm-ups', 0, many(written('warm-up'), 20), 20, 60],
  ['core exercises', 0, many(written('core'), 20), 40, 100],
  ['stretches', 0, many(written('stretch'), 20), 80, 160],
  ['pages to write', 0, many(written('core', 'webExercise'), 20), 40, 100],
  // The `step` doesn't affect the time of exercises that involve no writing.
  ['predictions', 0, many({ kind: 'predict', step: 'stretch' }, 20), 10, 30],
  ['lines to put in order', 0, many({ kind: 'order', step: 'stretch' }, 20), 20, 50],
  ['questions', 0, many({ kind: 'check' }, 20), 5, 10],
  ['nothing else', 2200, many({ kind: 'paragraph' }, 99), 10, 20],
])('%s add to the time', (_what, words, blocks, quick, careful) => {
  const rounded = (minutes: number) => Math.round(minutes / ROUNDED_TO) * ROUNDED_TO;
  expect(lessonMinutes({ words, blocks })).toEqual({ from: rounded(quick), to: rounded(careful) });
});

test('times are summed before they are rounded', () => {
  // 11 to 20 minutes of reading plus 4 to 8 of writing make 15 to 28, which rounds to 15 to 30.
  const blocks = many(written('stretch'), 1);
  expect(lessonMinutes({ words: 2420, blocks })).toEqual({ from: 15, to: 30 });
});

test('a lesson takes at least five minutes', () => {
  expect(lessonMinutes({ words: 1, blocks: [] })).toEqual({ from: 5, to: 5 });
});
