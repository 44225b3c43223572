import {
  parsePlanState,
  writePlanState,
  type PlanState,
} from '../../../../../src/pages/programs/planner/form/planState';

const nothing: PlanState = {
  program: '',
  days: null,
  time: null,
  minutes: null,
  start: null,
  done: [],
};

const states: [name: string, state: PlanState, query: string][] = [
  ['nothing', nothing, ''],
  [
    'everything',
    {
      program: 'data-and-machine-learning',
      days: [1, 3, 7],
      time: '18:30',
      minutes: 45,
      start: '2027-03-01',
      done: ['ds-big-o', 'project-data-structures'],
    },
    'program=data-and-machine-learning&days=137&time=18%3A30&minutes=45&start=2027-03-01&done=ds-big-o.project-data-structures',
  ],
  ['all days taken away', { ...nothing, days: [] }, 'days='],
  ['a time and a date taken away', { ...nothing, time: '', start: '' }, 'time=&start='],
];

test.each(states)('%s survives a round trip through a URL', (_name, state, query) => {
  expect(writePlanState(state).toString()).toBe(query);
  expect(parsePlanState(new URLSearchParams(query))).toEqual(state);
});

test("other parameters are kept, and the given ones aren't mutated", () => {
  const params = new URLSearchParams('view=table&hours=3&minutes=20&days=1');
  const written = writePlanState({ ...nothing, minutes: 30 }, params);
  expect(written.toString()).toBe('view=table&minutes=30');
  expect(params.toString()).toBe('view=table&hours=3&minutes=20&days=1');
});

const hostile: [query: string, state: Partial<PlanState>][] = [
  ['days=9988xx31 1-2', { days: [1, 2, 3] }],
  ['days=NaN', { days: [] }],
  ['days=0', { days: [] }],
  ['program=<script>', {}],
  ['program=__proto__', {}],
  ['program=A B', {}],
  [`program=${'a'.repeat(65)}`, {}],
  ['done=constructor.ds-big-o..ds-big-o.%00.%F0%9F', { done: ['constructor', 'ds-big-o'] }],
  ['done=-a.b-.c--d', {}],
  ['time=%00%0A5%7F', { time: '5' }],
  [`time=${'9'.repeat(100)}`, { time: '99999' }],
  [`minutes=${'9'.repeat(100)}`, {}],
  ['minutes=4', {}],
  ['minutes=961', {}],
  ['minutes=-30', {}],
  ['minutes=1e2', {}],
  ['minutes=', {}],
  ['start=2027-03-01T00:00:00Z', { start: '2027-03-01' }],
  ['start=%E2%80%AE2027', { start: '2027' }],
  ['minutes=10&minutes=20', { minutes: 10 }],
  ['%=%&%E0%A4%A', {}],
];

test.each(hostile)('"%s" is read safely', (query, state) => {
  expect(parsePlanState(new URLSearchParams(query))).toEqual({ ...nothing, ...state });
});

test.each([
  { query: 'hours=6&days=136', minutes: 120 },
  { query: 'hours=7,5&days=12345', minutes: 90 },
  { query: 'hours=6', minutes: 120 },
  { query: 'hours=6&days=136&minutes=30', minutes: 30 },
  { query: 'hours=0&days=1', minutes: null },
  { query: 'hours=6&days=', minutes: null },
  { query: 'hours=many&days=1', minutes: null },
])('the weekly hours of an old link are split among its days: $query', ({ query, minutes }) => {
  expect(parsePlanState(new URLSearchParams(query)).minutes).toBe(minutes);
});

test('an endless list is truncated, and the result survives a round trip', () => {
  const done = Array.from({ length: 50_000 }, (_, index) => `lesson-${index}`).join('.');
  const state = parsePlanState(new URLSearchParams({ done, days: '1'.repeat(1_000_000) }));
  expect(state.done).toHaveLength(300);
  expect(state.days).toEqual([1]);
  expect(parsePlanState(writePlanState(state))).toEqual(state);
});

test('arbitrary bytes give a state that survives a round trip through a URL', () => {
  // Generates pseudorandom numbers (Lehmer) from a fixed seed, so that failures are reproducible.
  let seed = 20_270_301;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 300; round += 1) {
    const params = new URLSearchParams();
    for (const name of ['program', 'time', 'minutes', 'days', 'start', 'done']) {
      const codes = Array.from({ length: next(40) }, () => next(next(4) === 0 ? 0xffff : 0x7f));
      params.set(name, String.fromCharCode(...codes));
    }
    const state = parsePlanState(params);
    expect(parsePlanState(writePlanState(state))).toEqual(state);
    expect(state.days?.some(Number.isNaN)).toBe(false);
    expect(`${state.time}${state.start}`.length).toBeLessThanOrEqual(15);
  }
});
