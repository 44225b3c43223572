/** @jest-environment node */
import { FIRST_EXERCISE } from '../../src/content/firstExercise';
import { codeText } from '../../src/content/lesson';
import { runInNode, stopLessonProcess } from '../support/runLesson';

afterAll(stopLessonProcess);

test.each([
  ['starter', ['passed', 'failed', 'failed']],
  ['solution', ['passed', 'passed', 'passed']],
] as const)('with the %s the tests end as %j', async (part, outcomes) => {
  const { tests } = await runInNode(codeText(FIRST_EXERCISE[part]), FIRST_EXERCISE.tests);
  expect(tests.map(({ outcome }) => outcome)).toEqual(outcomes);
});
