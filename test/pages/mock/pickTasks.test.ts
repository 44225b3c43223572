import type { MockTask } from '../../../src/content/exercises/mock';
import { pickTasks } from '../../../src/pages/mock/session/pickTasks';

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

test('the draw can pick the first and the last task of the pool', () => {
  const pool = ['a', 'b', 'c'].map((id) => task(id, 'problem'));
  expect(ids(pickTasks(pool, ['problem'], nothing, first))).toEqual(['a']);
  expect(ids(pickTasks(pool, ['problem'], nothing, last))).toEqual(['c']);
});

test('tasks without a pass come first, then those not asked recently', () => {
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

test('two tasks are never the same, and come from different lessons if possible', () => {
  const pool = [task('a1', 'problem', 'a'), task('a2', 'problem', 'a'), task('b1', 'problem', 'b')];
  expect(ids(pickTasks(pool, ['problem', 'problem'], nothing, first))).toEqual(['a1', 'b1']);
  expect(ids(pickTasks(pool.slice(0, 2), ['problem', 'problem'], nothing, first))).toEqual([
    'a1',
    'a2',
  ]);
});

test('a slot without tasks in the pool is skipped', () => {
  expect(pickTasks([task('a', 'problem')], ['stretch'], nothing, first)).toEqual([]);
});
