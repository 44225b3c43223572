import { TUTORIALS } from '../../../.generated/tutorials';
import type { Brand } from '../../brand/brandModel';
import { courses } from '../../content/courses';
import type { Course } from '../../content/model';
import { neededFirst, type NeededCourse } from '../../content/path';
import { courseTotals, mapTutorials, moduleTotals } from '../../content/totals';
import { isoDuration } from './isoDuration';

type JsonLd = Record<string, unknown>;

const tutorials = mapTutorials(TUTORIALS);

/**
 * Describes a course for search engines (schema.org/Course). Prices and dates are left out: the site has none.
 *
 * @param course - the course
 * @param url - the address of its page, as absolute as the build knows it
 * @param brand - who gives the course
 * @returns the data; its workload is the careful learner's, because the format has room for one figure and nobody should
 *   be promised less
 * @throws if a lesson of the course does not exist; the build's validation reports this first
 */
export function courseStructuredData(course: Course, url: string, brand: Brand): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    inLanguage: 'en',
    educationalLevel: course.level,
    about: course.topics,
    teaches: course.outcomes,
    coursePrerequisites: [
      ...neededFirst(course, courses).map(prerequisiteText),
      ...course.alsoNeeded,
    ],
    provider: { '@type': 'Organization', name: brand.name },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: isoDuration(courseTotals(course, tutorials).minutes.to),
    },
    syllabusSections: course.modules.map((module) => ({
      '@type': 'Syllabus',
      name: module.title,
      description: module.summary,
      timeRequired: isoDuration(moduleTotals(module, tutorials).minutes.to),
    })),
  };
}

/**
 * Describes the list of courses (schema.org/ItemList).
 *
 * @param urls - addresses of the course pages, in the order of the list
 * @returns the data
 */
export function courseListStructuredData(urls: readonly string[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}

function prerequisiteText({ title, through }: NeededCourse): string {
  return through === undefined ? title : `${title}, up to “${through}”`;
}
