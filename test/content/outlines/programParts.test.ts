import type { Program, ProgramStep } from '../../../src/content/model';
import { programParts } from '../../../src/content/outlines/programParts';
import { goodContent } from '../brokenContent';

const checkpoint = { id: 'stop', title: 'Stop', shows: ['It works.'] };

function programOf(...steps: Omit<ProgramStep, 'checkpoint'>[]): Program {
  const [program] = goodContent().programs;
  return { ...program, steps: steps.map((step) => ({ ...step, checkpoint })) };
}

function parts(program: Program) {
  return programParts(program, goodContent().courses).map(({ course, modules }) => ({
    course: course.id,
    modules: modules.map(({ id }) => id),
  }));
}

const web = 'web-development' as const;

test('a step without modules takes the whole course', () => {
  expect(parts(programOf({ course: web }))).toEqual([
    { course: web, modules: ['web-one', 'web-two'] },
  ]);
});

test('a step takes only its listed modules', () => {
  expect(parts(programOf({ course: web, modules: ['web-two'] }))).toEqual([
    { course: web, modules: ['web-two'] },
  ]);
});

test.each([
  [{ course: 'machine-learning' as const }, 'There is no course with the id "machine-learning".'],
  [
    { course: web, modules: ['ds-one'] },
    'The course "web-development" has no module with the id "ds-one".',
  ],
])('a step with an unknown course or module throws', (step, message) => {
  expect(() => parts(programOf(step))).toThrow(message);
});
