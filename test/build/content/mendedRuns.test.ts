import { MENDED_RUNS } from '../../../.generated/mendedRuns';
import { mendedProblems, runMended } from '../../../src/build/content/mendedRuns';
import { MENDED_EXERCISE } from '../../../src/content/mendedExercise';

test('what home shows is what the tests say', async () => {
  expect(await runMended()).toEqual(MENDED_RUNS);
  expect(mendedProblems(MENDED_RUNS)).toEqual([]);
});

test('a first try that passes, and a mending that fails, stop the build', async () => {
  const { firstTry, mended } = MENDED_EXERCISE;
  const swapped = await runMended({ ...MENDED_EXERCISE, firstTry: mended, mended: firstTry });
  expect(mendedProblems(swapped).map(({ entry }) => entry)).toEqual(['firstTry', 'mended']);
});

test('the line that is marked is the only one that was added', () => {
  const { firstTry, mended, addedLine } = MENDED_EXERCISE;
  expect(mended.filter((_, index) => index !== addedLine)).toEqual(firstTry);
});
