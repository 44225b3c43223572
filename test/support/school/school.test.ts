import './mockSchool';
import { TUTORIALS } from '../../../.generated/tutorials';
import { validateContent } from '../../../src/build/content/validation/validate';
import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { courses } from '../../../.generated/school/courses';
import { programs } from '../../../.generated/school/programs';
import { questions } from '../../../.generated/school/questions';
import { subjects } from '../../../.generated/school/subjects';
import { entryPoints } from './entryPoints';

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
