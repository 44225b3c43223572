import { FIXED_EXAMPLE_RUNS } from '../../../../.generated/fixedExampleRuns';
import {
  fixedExampleProblems,
  runFixedExample,
} from '../../../../src/build/content/summaries/fixedExampleRuns';
import { FIXED_EXAMPLE } from '../../../../src/content/exercises/fixedExample';

test('the home page shows the actual test results', async () => {
  expect(await runFixedExample()).toEqual(FIXED_EXAMPLE_RUNS);
  expect(fixedExampleProblems(FIXED_EXAMPLE_RUNS)).toEqual([]);
});

test('a first try that passes and a fix that fails are problems', async () => {
  const { firstTry, fixed } = FIXED_EXAMPLE;
  const swapped = await runFixedExample({ ...FIXED_EXAMPLE, firstTry: fixed, fixed: firstTry });
  expect(fixedExampleProblems(swapped).map(({ entry }) => entry)).toEqual(['firstTry', 'fixed']);
});

test('the marked line is the only added line', () => {
  const { firstTry, fixed, addedLine } = FIXED_EXAMPLE;
  expect(fixed.filter((_, index) => index !== addedLine)).toEqual(firstTry);
});
