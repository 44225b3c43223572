import '../../support/school/mockSchool';
import { brand } from '../../../.generated/school/brand';
import {
  courseListStructuredData,
  courseStructuredData,
} from '../../../src/build/documents/courseData';
import { courses } from '../../../.generated/school/courses';
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
  prerequisites: [{ course: 'weather' }, { course: 'knots', through: 'knots-loops' }],
  alsoNeeded: ['A keyboard.'],
  modules: [
    {
      id: 'small-one',
      title: 'One',
      summary: 'You can begin.',
      lessons: ['rope-bowline', 'rope-hitch'],
    },
    {
      id: 'small-two',
      title: 'Two',
      summary: 'You can go on.',
      lessons: ['knots-slip'],
    },
  ],
  project: {
    title: 'P',
    brief: 'Build.',
    acceptance: ['It opens.'],
  },
};

const URL = 'https://example.org/courses/small';

test("a course's structured data matches its page", () => {
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
    coursePrerequisites: ['Knots, up to “Loops”', 'Weather', 'A keyboard.'],
    provider: { '@type': 'Organization', name: brand.name },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: 'PT4H30M',
    },
    syllabusSections: [
      { '@type': 'Syllabus', name: 'One', description: 'You can begin.', timeRequired: 'PT1H10M' },
      { '@type': 'Syllabus', name: 'Two', description: 'You can go on.', timeRequired: 'PT3H20M' },
    ],
  });
});

test.each(courses)("$title's structured data has no empty fields", (course) => {
  const data = courseStructuredData(course, `/courses/${course.slug}`, brand);
  expect(JSON.stringify(data)).not.toMatch(/undefined|null|NaN|""|PT"/);
  expect(data['syllabusSections']).toHaveLength(course.modules.length);
  expect(data).not.toHaveProperty('offers');
});

test('the course list contains each page with its position', () => {
  expect(courseListStructuredData(['/courses/a', '/courses/b'])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: '/courses/a' },
      { '@type': 'ListItem', position: 2, url: '/courses/b' },
    ],
  });
});
