import {
  courseIndexModule,
  courseIndexOf,
  courseLessonsModule,
  courseLessonsOf,
  courseSlugsModule,
  courseSummariesOf,
  programSummariesOf,
  siteFactsOf,
  startsModule,
  summariesModule,
} from '../../../../src/build/content/summaries/summaries';
import { TUTORIALS } from '../../../support/school/generated';
import { courses } from '../../../support/school/courses';
import { entryPoints } from '../../../support/school/entryPoints';
import { programs } from '../../../support/school/programs';

const content = { courses, programs, tutorials: TUTORIALS };

/** Parses a module's source and returns the value of one of its exports. */
function exported(module: string, name: string): unknown {
  const value = new RegExp(`^export const ${name}: [^=]+ = ([^]*?);$`, 'm').exec(module)?.[1];
  return JSON.parse(value ?? 'null');
}

test('the course index has the data needed to link to courses, in course order', () => {
  expect(courseIndexOf(courses).slice(0, 2)).toEqual([
    { id: 'knots', slug: 'tying-knots', title: 'Knots' },
    { id: 'weather', slug: 'reading-weather', title: 'Weather', hasMock: true },
  ]);
  expect(exported(courseIndexModule(courses), 'COURSE_INDEX')).toEqual(courseIndexOf(courses));
});

test('slugs are a type, which adds nothing to the bundle', () => {
  const [, type] = courseSlugsModule(courses.slice(0, 2)).split(/^\/\/.*\n/);
  expect(type).toBe("export type CourseSlug =\n  | 'tying-knots'\n  | 'reading-weather';\n");
  expect(courseSlugsModule([])).toContain('export type CourseSlug = never;');
});

test('a course summary has the totals of its lessons', () => {
  expect(courseSummariesOf(content)[0]).toMatchObject({
    id: 'knots',
    totals: {
      modules: 2,
      lessons: 5,
      // Exercises per lesson: 1 + 3 + 0 + 2 + 2.
      exercises: 8,
      minutes: { from: 3 * 20 + 2 * 120, to: 3 * 35 + 2 * 200 },
    },
  });
});

test('a program summary names each course once and counts the checkpoints', () => {
  expect(programSummariesOf(content)[0]).toMatchObject({
    id: 'first-mate',
    courseTitles: ['Knots', 'Weather'],
    checkpoints: 3,
  });
});

test('the site facts are totals of the whole site', () => {
  const { minutes, ...counts } = siteFactsOf(content);
  expect(counts).toEqual({ courses: 4, programs: 3, tutorials: 15, exercises: 26 });
  expect(minutes).toEqual({ from: 6 * 20 + 9 * 120, to: 6 * 35 + 9 * 200 });
});

test('the summaries module exports all three', () => {
  const module = summariesModule(content);
  expect(exported(module, 'COURSE_SUMMARIES')).toEqual(courseSummariesOf(content));
  expect(exported(module, 'PROGRAM_SUMMARIES')).toEqual(programSummariesOf(content));
  expect(exported(module, 'SITE_FACTS')).toEqual(siteFactsOf(content));
});

test('each course lists its lessons in order', () => {
  const [knots] = courseLessonsOf(content);
  expect(knots?.course).toBe('knots');
  expect(knots?.lessons.map(({ id }) => id)).toEqual([
    'rope-bowline',
    'knots-slip',
    'rope-hitch',
    'rope-splice',
    'knots-rolling',
  ]);
  expect(knots?.lessons[0]).toEqual({
    id: 'rope-bowline',
    slug: 'the-bowline',
    title: 'The bowline: a loop that holds',
  });
  expect(exported(courseLessonsModule(content), 'COURSE_LESSONS')).toEqual(
    courseLessonsOf(content),
  );
});

test('the first lesson is from the first course without prerequisites, wherever it is in the list', () => {
  const [knots, weather, charts] = courses;
  const reordered = [charts, weather, knots].flatMap((course) => course ?? []);
  const first = (module: string) => exported(module, 'FIRST_LESSON');
  expect(first(startsModule(content, entryPoints))).toMatchObject({ slug: 'the-bowline' });
  expect(first(startsModule({ ...content, courses: reordered }, entryPoints))).toMatchObject({
    slug: 'naming-clouds',
  });
});

test('entry points include their lessons', () => {
  const points = exported(startsModule(content, entryPoints), 'ENTRY_POINTS');
  expect(points).toMatchObject({
    questions: [
      { id: 'knots', lesson: { slug: 'half-hitches' } },
      { id: 'sky', lesson: { slug: 'naming-clouds' } },
      { id: 'maps', lesson: { slug: 'taking-bearings' } },
    ],
    beyond: { lesson: { slug: 'water-for-all' } },
  });
});
