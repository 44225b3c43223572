import { TUTORIALS } from '../../../.generated/tutorials';
import type { Brand } from '../../brand/brandModel';
import { courses } from '../../content/courses';
import type { Course, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/path';
import { courseAddress, lessonAddress, mockAddress } from '../../site/addresses';

/** What a link to a page is shown with. */
export interface LinkPicture {
  /** Its path within the site. */
  file: string;
  alt: string;
}

const lessonAddresses = new Map(
  TUTORIALS.map(({ id, slug }) => [id, lessonAddress(slug)] as const),
);

/** The course that each page of a course and of its lessons belongs to, by the page's address. */
const coursesByPath = new Map<string, Course>(
  courses.flatMap((course) =>
    [
      courseAddress(course.slug),
      mockAddress(course.slug as CourseSlug),
      ...lessonsOf(course).flatMap((id) => lessonAddresses.get(id) ?? []),
    ].map((path) => [path, course] as const),
  ),
);

/**
 * @param slug - of a course
 * @returns the path of its picture within the site
 */
export function coursePictureFile(slug: string): string {
  return `og/${slug}.png`;
}

/**
 * Finds the picture that a link to a page is shown with: that of the course it belongs to, or the site's own.
 *
 * @param path - the page's address within the site; `null` for pages without one
 * @param brand - who the site speaks for
 * @returns the picture
 */
export function linkPicture(path: string | null, brand: Brand): LinkPicture {
  const course = path === null ? undefined : coursesByPath.get(path);
  return course
    ? { file: coursePictureFile(course.slug), alt: `${course.title}, a course from ${brand.name}` }
    : { file: 'og.png', alt: `${brand.name}: ${brand.tagline}` };
}
