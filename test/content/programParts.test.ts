import type { Program, ProgramStep } from '../../src/content/model';
import { programParts } from '../../src/content/programParts';
import { goodContent } from './support/brokenContent';

const checkpoint = { id: 'stop', title: 'Stop', shows: ['It works.'] };

function programOf(...steps: Omit<ProgramStep, 'checkpoint'>[]): Program {
  const [program] = goodContent().programs;
  return { ...program, steps: steps.map((step) => ({ ...step, checkpoint })) };
}

function parts(program: Program) {
  return programParts(program, goodContent().courses).map(({ course, modules, project }) => ({
    course: course.id,
    modules: modules.map(({ id }) => id),
    project: project?.title,
  }));
}

const web = 'web-development' as const;

test('a step without modules takes the whole course and its project', () => {
  expect(parts(programOf({ course: web }))).toEqual([
    { course: web, modules: ['web-one', 'web-two'], project: 'A site' },
  ]);
});

test('a project belongs to the step that completes the course', () => {
  const program = programOf(
    { course: web, modules: ['web-one'] },
    { course: web, modules: ['web-two'] },
  );
  expect(parts(program)).toEqual([
    { course: web, modules: ['web-one'], project: undefined },
    { course: web, modules: ['web-two'], project: 'A site' },
  ]);
});

test('a course that is not completed has no project', () => {
  const [part] = parts(programOf({ course: web, modules: ['web-two'] }));
  expect(part?.project).toBeUndefined();
});

test.each([
  [{ course: 'machine-learning' as const }, 'There is no course with the id "machine-learning".'],
  [
    { course: web, modules: ['ds-one'] },
    'The course "web-development" has no module with the id "ds-one".',
  ],
])('a step that points nowhere is an error', (step, message) => {
  expect(() => parts(programOf(step))).toThrow(message);
});
