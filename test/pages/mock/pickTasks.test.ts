import type { MockTask } from '../../../src/content/mock';
import { pickTasks } from '../../../src/pages/mock/pickTasks';

const first = () => 0;
const last = () => 0.999;
const nothing = { hasPassed: () => false, isRecent: () => false };

const task = (id: string, slot: MockTask['slot'], lesson = id): MockTask => ({
  id,
  title: id,
  lesson,
  slot,
});

const ids = (tasks: readonly MockTask[]) => tasks.map(({ id }) => id);

test('each slot gets a task of its kind, in the order of the slots', () => {
  const pool = [task('s', 'stretch'), task('p', 'problem'), task('q', 'question')];
  expect(ids(pickTasks(pool, ['question', 'problem', 'stretch'], nothing, first))).toEqual([
    'q',
    'p',
    's',
  ]);
});

test('the draw reaches the first and the last of the pool', () => {
  const pool = ['a', 'b', 'c'].map((id) => task(id, 'problem'));
  expect(ids(pickTasks(pool, ['problem'], nothing, first))).toEqual(['a']);
  expect(ids(pickTasks(pool, ['problem'], nothing, last))).toEqual(['c']);
});

test('what was never passed comes first, then what was not asked lately', () => {
  const pool = ['passed', 'recent', 'both'].map((id) => task(id, 'problem'));
  const history = {
    hasPassed: (id: string) => id !== 'recent',
    isRecent: (id: string) => id !== 'passed',
  };
  expect(ids(pickTasks(pool, ['problem'], history, last))).toEqual(['passed']);
  expect(
    ids(
      pickTasks(
        [...pool, task('new', 'problem')],
        ['problem'],
        { ...history, hasPassed: (id) => id !== 'new', isRecent: (id) => id === 'both' },
        first,
      ),
    ),
  ).toEqual(['new']);
});

test('two tasks are of different lessons where the pool has them, and never the same', () => {
  const pool = [task('a1', 'problem', 'a'), task('a2', 'problem', 'a'), task('b1', 'problem', 'b')];
  expect(ids(pickTasks(pool, ['problem', 'problem'], nothing, first))).toEqual(['a1', 'b1']);
  expect(ids(pickTasks(pool.slice(0, 2), ['problem', 'problem'], nothing, first))).toEqual([
    'a1',
    'a2',
  ]);
});

test('a slot that the pool has nothing for is left out', () => {
  expect(pickTasks([task('a', 'problem')], ['stretch'], nothing, first)).toEqual([]);
});
