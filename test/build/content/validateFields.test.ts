import { validateContent } from '../../../src/build/content/validate';
import type { Course, Program } from '../../../src/content/model';
import { COURSE_FILE, goodContent, PROGRAM_FILE } from '../../content/support/brokenContent';

function without<T extends object>(entry: T | undefined, field: keyof T): void {
  delete entry?.[field];
}

test.each<keyof Course>(['project', 'slug', 'modules', 'topics', 'description'])(
  'a course without %s is told, and nothing else',
  (field) => {
    const content = goodContent();
    without(content.courses[0], field);
    expect(validateContent(content)).toEqual([
      { file: COURSE_FILE, entry: `web-development: ${field}`, reason: 'this field is missing' },
    ]);
  },
);

test.each<keyof Program>(['slug', 'steps'])('a program without %s is told', (field) => {
  const content = goodContent();
  without(content.programs[0], field);
  expect(validateContent(content)).toEqual([
    {
      file: PROGRAM_FILE,
      entry: expect.stringContaining(field) as string,
      reason: 'this field is missing',
    },
  ]);
});

test('a module and a project without a field are told with their names', () => {
  const content = goodContent();
  without(content.courses[0]?.modules[0], 'summary');
  without(content.courses[0]?.project, 'brief');
  expect(validateContent(content).map(({ entry }) => entry)).toEqual([
    expect.stringMatching(/^web-development > .+: summary$/),
    'web-development > project: brief',
  ]);
});
