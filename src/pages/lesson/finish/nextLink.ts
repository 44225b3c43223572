import type { Finished } from '../../../content/outlines/courseOutline';
import type { CourseEnd, LessonLink } from '../../../content/lesson';
import { ADDRESSES, courseAddress, lessonAddress } from '../../../site/addresses';
import { ownAddress } from '../../../site/ownLinks';
import * as texts from '../../../texts/en/lessonFinish';

/** A link to continue with. */
export interface NextLink {
  href: string;
  text: string;
  /** True if the link leads to a lesson. */
  isLesson?: true;
}

export interface AfterLesson {
  /** The next lesson of the course. */
  next: LessonLink | null;
  /**
   * The lesson that "Continue" links on other pages lead to once this lesson is done; `undefined` while
   * loading.
   */
  then: Pick<LessonLink, 'slug' | 'title'> | undefined;
  /** True if `then` is the next lesson in the saved plan. */
  isPlanned: boolean;
  /** Courses and programs to continue with after the course; defined only for its last lesson. */
  end: CourseEnd | undefined;
  finished: Finished | null;
}

/**
 * Returns the main link after a lesson: the next lesson of the plan or the course, or else a course that
 * builds on this one.
 */
export function nextLink({ next, then, isPlanned, end, finished }: AfterLesson): NextLink {
  const lesson = isPlanned || !finished?.course ? (then ?? next) : null;
  if (lesson) {
    const isElsewhere = isPlanned && lesson.slug !== next?.slug;
    const label = next ? texts.nextLesson : texts.openLesson;
    return {
      href: lessonAddress(lesson.slug),
      text: (isElsewhere ? texts.nextInPlan : label)(lesson.title),
      isLesson: true,
    };
  }
  const [course] = (finished?.course?.end ?? end)?.courses ?? [];
  return course
    ? { href: courseAddress(course.slug), text: texts.nextCourse(course.title) }
    : ALL_COURSES;
}

const NEXT_STEPS = ownAddress('next-steps');

const ALL_COURSES: NextLink = { href: ADDRESSES.courses, text: texts.allCourses };

/** Returns all the links to show once a course is finished, including the main one; empty until then. */
export function linksAfterCourse({ course }: Finished): NextLink[] {
  if (!course) return [];
  return [
    ...course.end.courses.map(({ slug, title }) => ({
      href: courseAddress(slug),
      text: texts.nextCourse(title),
    })),
    { href: `${courseAddress(course.slug)}#project`, text: texts.project },
    ...course.end.programs.map(({ id, title }) => ({
      href: `${ADDRESSES.programs}#${id}`,
      text: texts.program(title),
    })),
    ALL_COURSES,
    ...(NEXT_STEPS ? [{ href: NEXT_STEPS, text: texts.whatToLearnAfter }] : []),
  ];
}
