import type { MockProblemFacts, ProblemLevel } from '../../../src/content/mockProblem';
import { pickProblems } from '../../../src/pages/mock/session/pickProblems';

const first = () => 0;
const last = () => 0.999;
const nothing = { hasPassed: () => false, isRecent: () => false };

const problem = (id: string, level: ProblemLevel = 'medium'): MockProblemFacts => ({
  id,
  slug: id,
  title: id,
  level,
});

const ids = (problems: readonly MockProblemFacts[]) => problems.map(({ id }) => id);

test('each task gets a problem of its level, in the order of the levels', () => {
  const pool = [problem('h', 'hard'), problem('m', 'medium'), problem('e', 'easy')];
  expect(ids(pickProblems(pool, ['easy', 'medium', 'hard'], nothing, first))).toEqual([
    'e',
    'm',
    'h',
  ]);
});

test('the draw can pick the first and the last problem of the pool', () => {
  const pool = ['a', 'b', 'c'].map((id) => problem(id));
  expect(ids(pickProblems(pool, ['medium'], nothing, first))).toEqual(['a']);
  expect(ids(pickProblems(pool, ['medium'], nothing, last))).toEqual(['c']);
});

test('new problems come first, then those not asked recently', () => {
  const pool = ['recent', 'passed', 'new'].map((id) => problem(id));
  const history = {
    hasPassed: (id: string) => id === 'passed',
    isRecent: (id: string) => id === 'recent',
  };
  expect(ids(pickProblems(pool, ['medium'], history, first))).toEqual(['new']);
  expect(ids(pickProblems(pool.slice(0, 2), ['medium'], history, first))).toEqual(['passed']);
});

test('two problems are never the same, and a level without problems is skipped', () => {
  const pool = ['a', 'b'].map((id) => problem(id));
  expect(ids(pickProblems(pool, ['medium', 'medium'], nothing, first))).toEqual(['a', 'b']);
  expect(pickProblems(pool, ['hard'], nothing, first)).toEqual([]);
});
