import '../../../../support/school/mockSchool';
import { doneGroups, withItems } from '../../../../../src/pages/programs/planner/form/doneGroups';
import { PLANNED_PATHS } from '../../../../../src/pages/programs/planner/form/planForm';

test.each(PLANNED_PATHS.map((path) => ({ title: path.program.title, path })))(
  'the groups of $title have all its lessons, in order',
  ({ path }) => {
    const ids = doneGroups(path).flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual(path.items.map(({ id }) => id));
  },
);

test.each([
  { name: 'ticks', done: ['a'], ids: ['b', 'c'], isDone: true, after: ['a', 'b', 'c'] },
  { name: 'ticks once', done: ['b'], ids: ['b', 'c'], isDone: true, after: ['b', 'c'] },
  { name: 'unticks', done: ['a', 'b', 'c'], ids: ['a', 'c'], isDone: false, after: ['b'] },
  { name: 'unticks what is not ticked', done: ['a'], ids: ['b'], isDone: false, after: ['a'] },
])('$name', ({ done, ids, isDone, after }) => {
  expect(withItems(done, ids, isDone)).toEqual(after);
});
