import type { Finished } from '../../../content/courseOutline';
import type { CourseEnd, LessonLink } from '../../../content/lesson';
import { ADDRESSES, AFTER_ADDRESS, courseAddress, lessonAddress } from '../../../site/addresses';

/** A link that leads on, and what it says. */
export interface NextLink {
  href: string;
  text: string;
  /** Whether it leads to a lesson. */
  isLesson?: true;
}

export interface AfterLesson {
  /** The next lesson of the course. */
  next: LessonLink | null;
  /** The lesson to go on with, as every page says it; `undefined` as long as that is not known. */
  then: Pick<LessonLink, 'slug' | 'title'> | undefined;
  /** Whether that is the next one of the plan that was started. */
  isPlanned: boolean;
  /** Where the course leads, known on its last lesson. */
  end: CourseEnd | undefined;
  finished: Finished | null;
}

/**
 * @param after - what comes after a lesson
 * @returns the link to follow once it is done: within the plan or the course until that is finished, then to what builds on it
 */
export function nextLink({ next, then, isPlanned, end, finished }: AfterLesson): NextLink {
  const lesson = isPlanned || !finished?.course ? (then ?? next) : null;
  if (lesson) {
    const word = next ? 'Next' : 'Still open';
    const isElsewhere = isPlanned && lesson.slug !== next?.slug;
    return {
      href: lessonAddress(lesson.slug),
      text: `${isElsewhere ? 'Next in your plan' : word}: ${lesson.title}`,
      isLesson: true,
    };
  }
  const [course] = (finished?.course?.end ?? end)?.courses ?? [];
  return course
    ? { href: courseAddress(course.slug), text: `Next course: ${course.title}` }
    : ALL_COURSES;
}

const ALL_COURSES: NextLink = { href: ADDRESSES.courses, text: 'All courses' };

/**
 * @param finished - what a reader has finished
 * @returns links from a finished course, the main next link among them; none until the course is finished
 */
export function linksAfterCourse({ course }: Finished): NextLink[] {
  if (!course) return [];
  return [
    ...course.end.courses.map(({ slug, title }) => ({
      href: courseAddress(slug),
      text: `Next course: ${title}`,
    })),
    { href: `${courseAddress(course.slug)}#project`, text: 'Its project' },
    ...course.end.programs.map(({ id, title }) => ({
      href: `${ADDRESSES.programs}#${id}`,
      text: `Program: ${title}`,
    })),
    ALL_COURSES,
    { href: AFTER_ADDRESS, text: 'What to learn after this' },
  ];
}
