import {
  finishedWith,
  outlinedLessons,
  type Finished,
} from '../../../content/outlines/courseOutline';
import type { LessonDetails, LessonOutline } from '../../../content/lesson';
import { nextLesson } from '../../../progress/continue/continueOf';
import { lessonState, type Progress } from '../../../progress/progressModel';
import { usePlannedLessons } from '../../programs/planner/storage/usePlannedLessons';
import { useOutlines } from './useOutlines';
import { nextLink, type NextLink } from './nextLink';

type Lesson = Pick<LessonOutline, 'id' | 'slug'>;

/**
 * Returns the link to show after a lesson, and the module, course, and programs that the reader finishes by
 * completing it.
 *
 * @param lesson - the current lesson
 * @param details - the lessons and courses that follow
 * @param progress - the reader's progress
 */
export function useNextLink(
  lesson: Lesson,
  { next, end }: Pick<LessonDetails, 'next' | 'end'>,
  progress: Progress,
): { link: NextLink; finished: Finished | null } {
  const outlines = useOutlines();
  const planned = usePlannedLessons(outlines);
  if (!outlines) {
    const unknown = { then: undefined, isPlanned: false, finished: null };
    return { link: nextLink({ next, end, ...unknown }), finished: null };
  }
  const after = withDone(progress, lesson);
  const courses = outlines.courses.map((course) => ({ lessons: outlinedLessons(course) }));
  const then = nextLesson(after, courses, planned);
  const isPlanned = planned.some(({ slug }) => slug === then?.slug);
  const isDone = (id: string) => lessonState(after, id) === 'done';
  const finished = finishedWith(lesson.id, outlines, isDone);
  return { link: nextLink({ next, then, isPlanned, end, finished }), finished };
}

/** Returns the progress as if the lesson were already done. */
function withDone(progress: Progress, { id, slug }: Lesson): Progress {
  const lessons = new Map(progress.lessons);
  return {
    ...progress,
    lessons: lessons.set(id, { started: 0, done: { on: true, at: 0 } }),
    last: { slug, at: 0 },
  };
}
