import { events } from '../../../.generated/office/events';
import { people } from '../../../.generated/office/people';
import { TUTORIALS } from '../../../.generated/tutorials';
import type { Brand } from '../../brand/brandModel';
import { ADDRESSES, courseAddress, lessonAddress } from '../../site/addresses';
import { courses } from '../../../.generated/school/courses';
import { programs } from '../../../.generated/school/programs';
import type { TutorialFacts } from '../../content/lesson';
import type { RenderedPage } from '../../entry.server';
import { documentLanguage } from '../../texts/en/documentLanguage';
import { courseListStructuredData, courseStructuredData } from './courseData';
import { documentData } from './documentData';
import { eventData } from './eventData';
import { isoDuration } from './isoDuration';
import { personData } from './personData';
import { programData } from './programData';
import { questionData } from './questionData';

type JsonLd = Record<string, unknown>;

export interface StructuredDataOptions {
  page: Pick<RenderedPage, 'path' | 'head'>;
  /** All pages, for the names in the breadcrumbs. */
  pages: readonly Pick<RenderedPage, 'path' | 'head'>[];
  brand: Brand;
  /** URL of the site including the base path, without a trailing slash; empty if unknown. */
  siteRoot: string;
  basePath: string;
}

/**
 * Returns a page's structured data (schema.org): the organization on the home and about pages, the people and
 * events on the about page, breadcrumbs on all pages except home, the course, lesson or list of courses, the
 * programs with prices or start dates, and the questions with their answers.
 *
 * @returns one JSON-LD object per entity; empty for pages without an address
 */
export function structuredData(options: StructuredDataOptions): JsonLd[] {
  const { path } = options.page;
  if (path === null) return [];
  const root = options.siteRoot || options.basePath.slice(0, -1);
  const course = courses.find(({ slug }) => courseAddress(slug) === path);
  const lesson = TUTORIALS.find(({ slug }) => lessonAddress(slug) === path);
  return [
    ...(path === ADDRESSES.home || path === ADDRESSES.about
      ? [organization(options.brand, root)]
      : []),
    ...(path === ADDRESSES.about
      ? [
          ...people.map((one) => personData(one, root, options.brand)),
          ...events.map((one) => eventData(one, `${root}${path}#events`, options.brand)),
        ]
      : []),
    ...(path === ADDRESSES.home ? [] : [breadcrumbs(path, root, options)]),
    ...(path === ADDRESSES.courses
      ? [courseListStructuredData(courses.map(({ slug }) => root + courseAddress(slug)))]
      : []),
    ...(path === ADDRESSES.programs
      ? programs.flatMap((program) => programData(program, root + path, options.brand))
      : []),
    ...(course ? [courseStructuredData(course, root + path, options.brand)] : []),
    ...(lesson ? [learningResource(lesson, root + path, options.brand)] : []),
    ...questionData(path, options.brand),
    ...documentData(path, root, options.brand),
  ];
}

function organization(brand: Brand, root: string): JsonLd {
  const profiles = (brand.social ?? []).map(({ href }) => href).filter((href) => href !== '#');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    slogan: brand.tagline,
    email: brand.email,
    url: `${root}/`,
    logo: `${root}/icons/icon-512.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function breadcrumbs(path: string, root: string, { pages, brand }: StructuredDataOptions): JsonLd {
  const parts = path.slice(1).split('/');
  // Leaves out parts that aren't pages, such as the one before a tag.
  const trail = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].filter(
    (address) => address === '/' || pages.some((page) => page.path === address),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((address, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: address === '/' ? brand.name : pages.find((page) => page.path === address)?.head.title,
      item: address === '/' ? `${root}/` : root + address,
    })),
  };
}

function learningResource(lesson: TutorialFacts, url: string, brand: Brand): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': url,
    url,
    name: lesson.title,
    description: lesson.description,
    learningResourceType: 'tutorial',
    educationalLevel: lesson.level,
    inLanguage: documentLanguage,
    isAccessibleForFree: true,
    // The upper estimate of the lesson's duration, because the format doesn't allow a range.
    timeRequired: isoDuration(lesson.minutes.to),
    dateModified: lesson.updated,
    provider: { '@type': 'Organization', name: brand.name },
  };
}
