import '../../support/school/mockSchool';
import { brand } from '../../../src/brand/brand';
import {
  courseListStructuredData,
  courseStructuredData,
} from '../../../src/build/documents/courseData';
import { courses } from '../../../src/content/courses';
import type { Course } from '../../../src/content/model';

const SMALL: Course = {
  id: 'small',
  slug: 'small',
  subject: 'ropes',
  title: 'Small',
  description: 'A small course.',
  level: 'beginner',
  topics: ['pages'],
  forWhom: ['You start.'],
  notFor: ['You are done.'],
  outcomes: ['Make a page.'],
  prerequisites: ['weather'],
  alsoNeeded: ['A keyboard.'],
  modules: [
    {
      id: 'small-one',
      title: 'One',
      summary: 'You can begin.',
      lessons: [
        { kind: 'outline', id: 'small-a', title: 'A', minutes: { from: 20, to: 45 }, exercises: 1 },
      ],
    },
    {
      id: 'small-two',
      title: 'Two',
      summary: 'You can go on.',
      lessons: [
        {
          kind: 'outline',
          id: 'small-b',
          title: 'B',
          minutes: { from: 60, to: 120 },
          exercises: 1,
        },
      ],
    },
  ],
  project: {
    title: 'P',
    brief: 'Build.',
    acceptance: ['It opens.'],
    minutes: { from: 30, to: 60 },
  },
};

const URL = 'https://example.org/courses/small';

test('a course is described with what its page says', () => {
  expect(courseStructuredData(SMALL, URL, brand)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': URL,
    url: URL,
    name: 'Small',
    description: 'A small course.',
    inLanguage: 'en',
    educationalLevel: 'beginner',
    about: ['pages'],
    teaches: ['Make a page.'],
    coursePrerequisites: ['Weather', 'A keyboard.'],
    provider: { '@type': 'Organization', name: brand.name },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: 'PT3H45M',
    },
    syllabusSections: [
      { '@type': 'Syllabus', name: 'One', description: 'You can begin.', timeRequired: 'PT45M' },
      { '@type': 'Syllabus', name: 'Two', description: 'You can go on.', timeRequired: 'PT2H' },
    ],
  });
});

test.each(courses)('$title is described in full, without an empty field', (course) => {
  const data = courseStructuredData(course, `/courses/${course.slug}`, brand);
  expect(JSON.stringify(data)).not.toMatch(/undefined|null|NaN|""|PT"/);
  expect(data['syllabusSections']).toHaveLength(course.modules.length);
  expect(data).not.toHaveProperty('offers');
});

test('a prerequisite that does not exist stops the build', () => {
  const course = { ...SMALL, prerequisites: ['cooking'] };
  expect(() => courseStructuredData(course, URL, brand)).toThrow('There is no course "cooking".');
});

test('the list names each course page at its position', () => {
  expect(courseListStructuredData(['/courses/a', '/courses/b'])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: '/courses/a' },
      { '@type': 'ListItem', position: 2, url: '/courses/b' },
    ],
  });
});
