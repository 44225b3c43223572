import type { Lesson, LessonLink } from '../../../src/content/lesson';
import { courses } from '../../support/school/courses';
import { lessons } from '../../support/school/lessons';

/**
 * Returns a lesson from the sample school, and adds the previous and next links, which the school's data
 * omits.
 */
export function schoolLesson(id: string): Lesson {
  const lesson = lessonWith(id);
  const ids = courses
    .find(({ slug }) => slug === lesson.position.course.slug)
    ?.modules.flatMap((module) => module.lessons);
  const at = ids?.indexOf(id) ?? 0;
  return { ...lesson, previous: linkTo(ids?.[at - 1]), next: linkTo(ids?.[at + 1]) };
}

function lessonWith(id: string): Lesson {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`The school has no lesson "${id}".`);
  return lesson;
}

function linkTo(id: string | undefined): LessonLink | null {
  if (id === undefined) return null;
  const { slug, title } = lessonWith(id);
  return { id, slug, title };
}
