import { planItems } from '../../../../../src/pages/programs/planner/plan/planItems';
import { mapTutorials } from '../../../../../src/content/totals';
import { goodContent } from '../../../../content/brokenContent';

const { programs, courses, tutorials } = goodContent();

test("a program's lessons are in the order of its steps", () => {
  const items = planItems(programs[0], courses, mapTutorials(tutorials));
  expect(items.map(({ id }) => id)).toEqual([
    'web-start',
    'web-later',
    'ds-start',
    'ds-later',
    'ds-last',
  ]);
  expect(items.at(0)).toEqual({
    id: 'web-start',
    title: 'Starting',
    slug: expect.any(String) as string,
    minutes: { from: 10, to: 20 },
  });
  expect(items.at(-1)).toEqual({
    id: 'ds-last',
    title: 'Choosing',
    slug: expect.any(String) as string,
    minutes: { from: 10, to: 20 },
  });
});
