/** Tests what pages say and leave out if the school has a single course. */
import { screen } from '@testing-library/react';
import '../support/school/mockSchool';
import { renderAt } from '../support/renderAt';
import { courses } from '../support/school/courses';
import * as generated from '../support/school/generated';
import { programs } from '../support/school/programs';

const [course] = courses;
const [program] = programs;
if (!course || !program) throw new Error('The sample school has no course or no program.');

beforeAll(() => {
  jest.doMock('../../.generated/school/programs', () => ({
    programs: [
      { ...program, steps: [{ ...program.steps[0], course: course.id, modules: undefined }] },
    ],
  }));
  jest.doMock('../../.generated/summaries', () => ({
    ...generated,
    COURSE_SUMMARIES: generated.COURSE_SUMMARIES.slice(0, 1),
    PROGRAM_SUMMARIES: generated.PROGRAM_SUMMARIES.slice(0, 1),
    SITE_FACTS: { ...generated.SITE_FACTS, courses: 1, programs: 1 },
  }));
});

test('the line above the list counts one course', async () => {
  const { ResultsLine } = await import('../../src/pages/courses/ResultsLine');
  const { unmount } = renderAt(<ResultsLine found={1} all={1} onCompareAll={jest.fn()} />);
  expect(screen.getByText('1 course')).toHaveRole('status');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  renderAt(<ResultsLine found={0} all={1} onCompareAll={jest.fn()} />);
  expect(screen.getByText('0 of 1 course')).toHaveRole('status');
});

test('the About page promises no choice of courses or programs', async () => {
  const { PurposeSection } = await import('../../src/pages/about/sections/PurposeSection');
  renderAt(<PurposeSection />);
  expect(screen.getByText('course').nextElementSibling).toHaveTextContent(/^1$/);
  expect(screen.queryByText(/courses to choose from|programs? that put/)).not.toBeInTheDocument();
});

test('home has no paths through the courses', async () => {
  const { LowerSections } = await import('../../src/pages/home/LowerSections');
  renderAt(<LowerSections />);
  expect(screen.getByRole('region', { name: /^1 course/ })).toHaveTextContent(
    'The course ends with a project.',
  );
  expect(screen.queryByRole('region', { name: /through the courses/ })).not.toBeInTheDocument();
});

test("a course doesn't show a program that is only the course itself", async () => {
  const { CourseNext } = await import('../../src/pages/course/CourseNext');
  renderAt(<CourseNext course={course} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
