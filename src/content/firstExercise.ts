import type { CodeLine, LadderStep } from './lesson';

/**
 * The one exercise on the home page: small enough to be solved by somebody who has never programmed, with a test that
 * the starter passes by luck. Its `id` is permanent, as for the exercises of lessons.
 */
export const FIRST_EXERCISE = {
  id: 'home-double',
  title: 'One character is wrong',
  step: 'warm-up',
  prompt:
    'This function should give back twice the number it gets. Press Check to see what goes wrong. Then change one character, and check again.',
  starter: [
    [['keyword', 'function'], ' ', ['name', 'double'], '(number) {'],
    ['  ', ['keyword', 'return'], ' number + ', ['number', '2'], ';'],
    ['}'],
  ],
  tests: `test('twice two', () => {
  expect(double(2), 'double(2)').toBe(4);
});
test('twice three', () => {
  expect(double(3), 'double(3)').toBe(6);
});
hidden('twice zero', () => {
  expect(double(0), 'double(0)').toBe(0);
});`,
  hint: 'Two plus two and two times two are both four. Three tells them apart.',
  solution: [
    [['keyword', 'function'], ' ', ['name', 'double'], '(number) {'],
    ['  ', ['keyword', 'return'], ' number * ', ['number', '2'], ';'],
    ['}'],
  ],
  explanation:
    'In code * means times. The first test passed even before, by luck: a single test proves little, and that is why exercises here come with several.',
} satisfies {
  id: string;
  title: string;
  step: LadderStep;
  prompt: string;
  starter: CodeLine[];
  tests: string;
  hint: string;
  solution: CodeLine[];
  explanation: string;
};
