import { TUTORIALS } from '../../../.generated/tutorials';
import type { Brand } from '../../brand/brandModel';
import { courses } from '../../../.generated/school/courses';
import type { Course, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/outlines/path';
import { courseAddress, lessonAddress, mockAddress } from '../../site/addresses';
import * as texts from '../../texts/en/linkPictures';

/** Image for link previews. */
export interface LinkPicture {
  /** Path within the site. */
  file: string;
  alt: string;
}

const lessonAddresses = new Map(
  TUTORIALS.map(({ id, slug }) => [id, lessonAddress(slug)] as const),
);

/** The course that each course, practice interview and lesson page belongs to, by the page's address. */
const coursesByPath = new Map<string, Course>(
  courses.flatMap((course) =>
    [
      courseAddress(course.slug),
      mockAddress(course.slug as CourseSlug),
      ...lessonsOf(course).flatMap((id) => lessonAddresses.get(id) ?? []),
    ].map((path) => [path, course] as const),
  ),
);

/** Returns the path of a course's link preview image within the site. */
export function coursePictureFile(slug: string): string {
  return `og/${slug}.png`;
}

/**
 * Returns the link preview image of a page.
 *
 * @param path - address of the page within the site; `null` for pages without one
 * @param brand - the brand, for the alt text
 * @returns the image of the course that the page belongs to, or the site's image
 */
export function linkPicture(path: string | null, brand: Brand): LinkPicture {
  const course = path === null ? undefined : coursesByPath.get(path);
  return course
    ? { file: coursePictureFile(course.slug), alt: texts.coursePicture(course.title, brand.name) }
    : { file: 'og.png', alt: texts.sitePicture(brand.name, brand.tagline) };
}
