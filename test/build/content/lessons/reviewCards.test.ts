import { questionId, reviewCardsOf } from '../../../../src/build/content/lessons/reviewCards';
import type { Block, Lesson } from '../../../../src/content/lesson';

function check(id: string): Block {
  return { kind: 'check', id, question: [], answer: [], passage: 'a', passageTitle: 'A' };
}

test("a question's id depends on its lesson and text, not on its formatting", () => {
  const id = questionId('rope', ['Why ', { kind: 'code', text: 'so' }, '?']);
  expect(id).toMatch(/^rope\/q-[0-9a-f]{6}$/);
  expect(questionId('rope', ['Why so?'])).toBe(id);
  expect(questionId('rope', ['Why not?'])).not.toBe(id);
  expect(questionId('sail', ['Why so?'])).not.toBe(id);
});

test('only questions and predictions are reviewed, in order', () => {
  const blocks = [
    { kind: 'predict', id: 'rope-predict' },
    { kind: 'exercise', id: 'rope-tie' },
    check('rope/q-1'),
    { kind: 'summary', children: [] },
    check('rope/q-2'),
  ] as unknown as Block[];
  expect(reviewCardsOf([{ id: 'rope', blocks } as Lesson])).toEqual({
    rope: ['rope-predict', 'rope/q-1', 'rope/q-2'],
  });
});
