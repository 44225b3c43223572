/** @jest-environment jsdom */
import { planImport } from '../../../../src/pages/about/transfer/importPlan';
import { readFileText } from '../../../../src/pages/about/transfer/readFile';
import { progressFileText } from '../../../../src/progress/progressFile';
import { EMPTY_REVIEWS } from '../../../../src/progress/reviews/reviewModel';
import { progressWith } from '../../../progress/support/samples';

jest.mock('../../../../.generated/knownIds', () => ({
  KNOWN_IDS: {
    lessons: [],
    slugs: [],
    tasks: ['an-exercise'],
    changes: ['a-change'],
    code: [],
    courses: [],
    programs: [],
  },
}));

test('a change that is done is imported, but not counted as an exercise', async () => {
  const passed = new Map([
    ['an-exercise', 1],
    ['a-change', 2],
    ['neither', 3],
  ]);
  const file = await readFileText(progressFileText(progressWith({ passed }), EMPTY_REVIEWS));
  if (!file.ok) throw new Error(file.reason);
  const plan = planImport(file, { plan: null, now: 10 });
  expect(plan.changes.map(({ id }) => id).sort()).toEqual(['a-change', 'an-exercise']);
  expect(plan).toMatchObject({ added: { exercises: 1 }, leftOut: { unknown: 1 } });
});
