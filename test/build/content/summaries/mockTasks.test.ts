import { mockProblems, mockTasksOf } from '../../../../src/build/content/summaries/mockTasks';
import type { Block, CodeLine } from '../../../../src/content/lesson';
import { slotOf } from '../../../../src/content/exercises/mock';
import { courses } from '../../../support/school/courses';
import { lessons } from '../../../support/school/lessons';

test.each([
  ['exercise', 'warm-up', 'question'],
  ['exercise', 'core', 'problem'],
  ['exercise', 'stretch', 'stretch'],
  ['webExercise', 'core', 'problem'],
  ['predict', 'stretch', 'question'],
  ['order', 'core', 'question'],
] as const)('%s with step %s goes into the slot %s', (kind, step, slot) => {
  expect(slotOf({ kind, step })).toBe(slot);
});

test('an exercise whose solution only fills in values is a question, regardless of its step', () => {
  const [course] = courses.filter(({ mock }) => mock);
  const [lesson] = lessons.filter(({ id }) =>
    course?.modules.some((one) => one.lessons.includes(id)),
  );
  if (!course || !lesson) throw new Error('No course with practice interviews.');
  const frame = { step: 'core', title: 'A', prompt: [], hints: [], explanation: [] } as const;
  const exercise = (id: string, starter: CodeLine[], solution: CodeLine[]): Block => ({
    ...frame,
    kind: 'exercise',
    id,
    tests: '',
    prompt: [],
    hints: [],
    explanation: [],
    starter,
    solution,
  });
  const before: CodeLine = [['keyword', 'const'], ' cost = [', ['string', "''"], '];'];
  const filled: CodeLine = [
    ['keyword', 'const'],
    ' cost = [',
    ['string', "'O(n)'"],
    ', ',
    ['number', '3'],
    ']; ',
    ['comment', '// done'],
  ];
  const blocks = [
    exercise('values', [before], [filled]),
    exercise('code', [before], [before, ['cost.push(', ['number', '1'], ');']]),
  ];
  const own = {
    ...course,
    modules: [{ ...course.modules[0], lessons: [lesson.id] }],
  } as typeof course;
  const tasks = mockTasksOf([own], [{ ...lesson, blocks }]);
  expect(tasks[course.id]?.map(({ id, slot }) => [id, slot])).toEqual([
    ['values', 'question'],
    ['code', 'problem'],
  ]);
});

test('only courses with practice interviews have tasks: all exercises of their lessons, in order', () => {
  const tasks = mockTasksOf(courses, lessons);
  const mocked = courses.filter(({ mock }) => mock);
  expect(Object.keys(tasks)).toEqual(mocked.map(({ id }) => id));
  const [course] = mocked;
  expect(tasks[course?.id ?? '']?.map(({ id }) => id)).toEqual([
    'sky-clouds-name',
    'weather-light-1',
    'sky-fronts-order',
    ...[1, 2, 3, 4].map((index) => `weather-glass-${index}`),
    ...[1, 2].map((index) => `weather-gale-${index}`),
  ]);
});

test('a slot without an exercise is a problem that names the course and the slot', () => {
  const task = { id: 'a', title: 'A', lesson: 'l', slot: 'problem' } as const;
  const problems = mockProblems({ sums: [task, { ...task, slot: 'question' }] });
  expect(problems.map(({ entry }) => entry)).toEqual(['sums > mock: stretch']);
});
