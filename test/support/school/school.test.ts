import './mockSchool';
import { TUTORIALS } from '../../../.generated/tutorials';
import { validateContent } from '../../../src/build/content/validation/validate';
import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { courses } from '../../../src/content/courses';
import { entryPoints } from '../../../src/content/entryPoints';
import { programs } from '../../../src/content/programs';
import { questions } from '../../../src/content/questions';
import { subjects } from '../../../src/content/subjects';

test('the sample school passes the content check', () => {
  const content = {
    subjects,
    courses,
    programs,
    questions,
    entryPoints,
    tutorials: TUTORIALS,
  };
  expect(validateContent(content)).toEqual([]);
});

test("the sample school replaces the site's content", () => {
  expect(COURSE_INDEX.map(({ title }) => title)).toEqual(['Knots', 'Weather', 'Charts', 'Voyages']);
  expect(new Set(TUTORIALS.map(({ subject }) => subject))).toEqual(
    new Set(['ropes', 'sky', 'maps']),
  );
});
