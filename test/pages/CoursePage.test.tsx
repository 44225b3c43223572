import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../support/school/mockSchool';
import { PROJECTS } from '../../.generated/projects';
import { TUTORIALS } from '../../.generated/tutorials';
import { courses } from '../../.generated/school/courses';
import { countOf, formatMinutes } from '../../src/texts/en/format';
import type { Course, CourseId } from '../../src/content/model';
import { programs } from '../../.generated/school/programs';
import { courseTotals, lessonFacts, mapTutorials } from '../../src/content/totals';
import { coursePage } from '../../src/pages/course';
import { shareIn } from '../../src/pages/course/programShares';
import { continueWriter } from '../../src/progress/continue/syncContinue';
import { progressStore } from '../../src/progress/progressStore';
import { renderPage } from '../support/renderPage';

const tutorials = mapTutorials(TUTORIALS);

function openPage(id: CourseId) {
  return renderPage(coursePage(id));
}

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe.each(courses)('the page of $title', (course: Course) => {
  beforeEach(async () => {
    await openPage(course.id);
  });

  test('has its heading and totals', () => {
    expect(screen.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
    const { lessons, exercises, minutes } = courseTotals(course, tutorials);
    for (const [name, value] of [
      ['Time', formatMinutes(minutes)],
      [/^Lessons?$/, String(lessons)],
      [/^Exercises?$/, String(exercises)],
    ] as const) {
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
  });

  test("says who it's for, who it isn't for, and what readers will be able to do", () => {
    const fit = section('Is this for you?');
    for (const point of [...course.forWhom, ...course.notFor]) {
      expect(fit.getByText(point)).toBeVisible();
    }
    for (const outcome of course.outcomes) {
      expect(section("What you'll be able to do").getByText(outcome)).toBeVisible();
    }
  });

  test('lists prerequisites, with links to the courses', () => {
    const links = section('Before you start').queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      courses
        .filter(({ id }) => course.prerequisites.some((needed) => needed.course === id))
        .map(({ slug }) => `/courses/${slug}`),
    );
    for (const need of course.alsoNeeded) {
      expect(section('Before you start').getByText(need)).toBeVisible();
    }
  });

  test('lists every module, with the first one expanded', () => {
    const syllabus = section('Syllabus');
    expect(
      syllabus
        .getAllByRole('heading', { level: 3, hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(course.modules.map(({ title }) => title));
    const groups = syllabus.getAllByRole<HTMLDetailsElement>('group');
    expect(groups.map(({ open }) => open)).toEqual(course.modules.map((_, index) => index === 0));
  });

  test('links every lesson, with its time and exercises', () => {
    const lessons = course.modules.flatMap((module) => module.lessons);
    for (const lesson of lessons) {
      const { title, slug, minutes, exercises } = lessonFacts(lesson, tutorials);
      const entry = section('Syllabus').getByText(title).closest('li');
      if (!entry) throw new Error(`${title} is in no list`);
      const link = within(entry).getByRole('link', { hidden: true });
      expect(link).toHaveAttribute('href', `/tutorials/${slug}`);
      expect(entry).toHaveTextContent(
        `${formatMinutes(minutes)}, ${countOf(exercises, 'exercise')}`,
      );
    }
  });

  test('ends with a project and its acceptance criteria', () => {
    const project = section('The project');
    expect(project.getByRole('heading', { name: course.project.title })).toBeVisible();
    for (const point of course.project.acceptance) expect(project.getByText(point)).toBeVisible();
  });

  test('names the lesson that builds the project, if one does', () => {
    const isBuilt = PROJECTS.some(({ courseId }) => courseId === course.id);
    const last = course.modules.flatMap((module) => module.lessons).at(-1);
    const links = section('The project').queryAllByRole('link', {
      name: last === undefined ? '' : lessonFacts(last, tutorials).title,
    });
    expect(links).toHaveLength(isBuilt ? 1 : 0);
  });

  test('links to the programs that include it', () => {
    const expected = programs
      .filter(({ steps }) => steps.some((step) => step.course === course.id))
      .map(({ id }) => `/programs#${id}`);
    const region = screen.queryByRole('region', { name: 'Programs that include this course' });
    const links = region ? within(region).getAllByRole('link') : [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  test('ends with the next courses, the start link, and a link to all courses', () => {
    const [first] = course.modules.flatMap((module) => module.lessons);
    const links = section('Ready to start?').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/programs/other-ports',
      ...(first === undefined ? [] : [`/tutorials/${lessonFacts(first, tutorials).slug}`]),
      '/courses',
    ]);
  });
});

test('a course that needs only part of another says how far', async () => {
  await openPage('charts');
  const [needed] = section('Before you start').getAllByRole('definition');
  expect(needed).toHaveTextContent(/^Weather, up to “The sky itself”$/);
});

test("a course's programs differ in how much of it they take and what they add", () => {
  const shares = (course: Course) =>
    programs
      .filter(({ steps }) => steps.some((step) => step.course === course.id))
      .map((program) => shareIn(program, course, courses));
  const [knots, weather] = courses;
  if (!knots || !weather) throw new Error('The school has too few courses.');
  expect(shares(knots)).toEqual(['All of this course, plus Weather', 'All of this course']);
  const [program] = programs;
  if (!program) throw new Error('The school has no program.');
  const half = { ...program, steps: program.steps.slice(0, 1) };
  expect(shareIn(half, knots, courses)).toBe('1 of 2 modules');
});

test('an unknown course has no page', () => {
  expect(() => coursePage('cooking')).toThrow('There is no course "cooking".');
});

test('the button prints the page', async () => {
  const print = jest.fn();
  window.print = print;
  await openPage('knots');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print syllabus' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('printing expands every module, then restores them', async () => {
  await openPage('knots');
  const groups = section('Syllabus').getAllByRole<HTMLDetailsElement>('group');
  const state = () => groups.map(({ open }) => open);
  const before = state();

  window.dispatchEvent(new Event('beforeprint'));
  expect(state()).toEqual(groups.map(() => true));
  window.dispatchEvent(new Event('afterprint'));

  expect(state()).toEqual(before);
});

test("an unmounted page doesn't react to printing", async () => {
  const { unmount } = await openPage('knots');
  const groups = section('Syllabus').getAllByRole<HTMLDetailsElement>('group');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(groups.at(-1)?.open).toBe(false);
});

describe('progress in a course', () => {
  beforeAll(() => continueWriter.load());

  afterEach(() => act(() => progressStore.clear()));

  /** Returns the URLs of all links with this name. The page has one at the top and one at the end. */
  const startLinks = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

  const facts = () =>
    section('Syllabus')
      .getAllByRole('group')
      .map((group) => group.querySelector('summary > :last-child')?.textContent);

  test('a new reader gets the first lesson, without counts', async () => {
    await openPage('knots');
    expect(startLinks('Start with the first lesson: The bowline: a loop that holds')).toEqual([
      '/tutorials/the-bowline',
      '/tutorials/the-bowline',
    ]);
    expect(screen.queryByText(/lessons done$/)).not.toBeInTheDocument();
    expect(facts()).toEqual([
      expect.stringMatching(/^2 lessons, /),
      expect.stringMatching(/^3 lessons, /),
    ]);
  });

  test('a returning reader gets the next lesson, and counts for the course and each module', async () => {
    progressStore.markDone('rope-bowline');
    progressStore.markDone('rope-hitch');
    progressStore.visit({ slug: 'half-hitches' });
    // This lesson is in another course, so it isn't counted.
    progressStore.markDone('sky-clouds');
    await waitFor(() => expect(localStorage.getItem('/continue')).not.toBeNull());
    await openPage('knots');
    expect(startLinks('Continue: Splicing: rope grown together')).toEqual([
      '/tutorials/splicing',
      '/tutorials/splicing',
    ]);
    expect(screen.getByText('2 of 5 lessons done')).toBeVisible();
    expect(facts()).toEqual([
      expect.stringMatching(/^1 of 2 done, /),
      expect.stringMatching(/^1 of 3 done, /),
    ]);
  });

  test("a course that isn't started begins with its first lesson, despite progress in others", async () => {
    progressStore.markDone('rope-bowline');
    await waitFor(() => expect(localStorage.getItem('/continue')).not.toBeNull());
    await openPage('weather');
    expect(startLinks('Start with the first lesson: Naming clouds')).toEqual([
      '/tutorials/naming-clouds',
      '/tutorials/naming-clouds',
    ]);
    expect(screen.queryByText(/lessons done$/)).not.toBeInTheDocument();
  });
});
