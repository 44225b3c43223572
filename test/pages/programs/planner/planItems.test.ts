import { planItems } from '../../../../src/pages/programs/planner/planItems';
import { mapTutorials } from '../../../../src/content/totals';
import { goodContent } from '../../../content/support/brokenContent';

const { programs, courses, tutorials } = goodContent();

test('a program is worked through lesson by lesson, each completed course closed by its project', () => {
  const items = planItems(programs[0], courses, mapTutorials(tutorials));
  expect(items.map(({ id }) => id)).toEqual([
    'web-start',
    'web-later',
    'ds-start',
    'ds-later',
    'ds-last',
    'project-data-structures',
  ]);
  expect(items.at(0)).toEqual({
    id: 'web-start',
    title: 'Starting',
    course: 'web-development',
    minutes: { from: 10, to: 20 },
  });
  expect(items.at(-1)).toEqual({
    id: 'project-data-structures',
    title: 'Project: A site',
    course: 'data-structures',
    minutes: { from: 60, to: 90 },
  });
});
