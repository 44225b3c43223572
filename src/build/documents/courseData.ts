import { cohorts } from '../../../.generated/office/cohorts';
import { offers } from '../../../.generated/office/offers';
import { TUTORIALS } from '../../../.generated/tutorials';
import type { Brand } from '../../brand/brandModel';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../content/model';
import { neededFirst, type NeededCourse } from '../../content/outlines/path';
import { courseTotals, mapTutorials, moduleTotals } from '../../content/totals';
import { documentLanguage } from '../../texts/en/documentLanguage';
import * as texts from '../../texts/en/documents';
import { cohortData } from './cohortData';
import { isoDuration } from './isoDuration';
import { offerData } from './offerData';

type JsonLd = Record<string, unknown>;

const tutorials = mapTutorials(TUTORIALS);

/**
 * Describes a course for search engines (schema.org/Course), with its prices and start dates if it has any.
 *
 * @param course - the course
 * @param url - address of the course's page, absolute if the site's host is known
 * @param brand - the provider of the course
 * @returns the JSON-LD; its workload is the upper estimate, because the format doesn't allow a range
 * @throws if a lesson in the course doesn't exist; the build's validation reports this first
 */
export function courseStructuredData(course: Course, url: string, brand: Brand): JsonLd {
  const prices = offers.filter((offer) => offer.course === course.id);
  const dates = cohorts.filter((cohort) => cohort.course === course.id);
  // Lessons can be taken at any time, also without a cohort.
  const selfPaced = {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: isoDuration(courseTotals(course, tutorials).minutes.to),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    inLanguage: documentLanguage,
    educationalLevel: course.level,
    about: course.topics,
    teaches: course.outcomes,
    coursePrerequisites: [
      ...neededFirst(course, courses).map(prerequisiteText),
      ...course.alsoNeeded,
    ],
    provider: { '@type': 'Organization', name: brand.name },
    ...(prices.length > 0 ? { offers: prices.map((offer) => offerData(offer, url)) } : {}),
    hasCourseInstance: dates.length > 0 ? [selfPaced, ...dates.map(cohortData)] : selfPaced,
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
 * @param urls - addresses of the course pages, in list order
 * @returns the JSON-LD
 */
export function courseListStructuredData(urls: readonly string[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}

function prerequisiteText({ title, through }: NeededCourse): string {
  return through === undefined ? title : texts.courseUpTo(title, through);
}
