import type { Finished } from '../../../content/courseOutline';
import type { CourseEnd, LessonLink } from '../../../content/lesson';
import { ADDRESSES, AFTER_ADDRESS, courseAddress, lessonAddress } from '../../../site/addresses';

/** A link that leads on, and what it says. */
export interface WayOn {
  href: string;
  text: string;
}

export interface AfterLesson {
  /** The next lesson of the course. */
  next: LessonLink | null;
  /** The next one that is not done, as far as that is known. */
  open: LessonLink | null;
  /** Where the course leads, known on its last lesson. */
  end: CourseEnd | undefined;
  finished: Finished | null;
}

/**
 * @param after - what comes after a lesson
 * @returns the one way to go on once it is done: within the course while it is not finished, then to what builds on it
 */
export function wayOn({ next, open, end, finished }: AfterLesson): WayOn {
  if (!finished?.course) {
    if (next) return { href: lessonAddress(next.slug), text: `Next: ${next.title}` };
    if (open) return { href: lessonAddress(open.slug), text: `Still open: ${open.title}` };
  }
  const [course] = (finished?.course?.end ?? end)?.courses ?? [];
  return course
    ? { href: courseAddress(course.slug), text: `Next course: ${course.title}` }
    : ALL_COURSES;
}

const ALL_COURSES: WayOn = { href: ADDRESSES.courses, text: 'All courses' };

/**
 * @param finished - what a reader has finished
 * @returns where a finished course leads, the first way to go on among them; none while the course is not finished
 */
export function waysFrom({ course }: Finished): WayOn[] {
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
