import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import type { CourseId } from '../../content/model';
import { CompletionLine } from '../../progress/widgets/CompletionLine';

interface CourseCompletionProps {
  id: CourseId;
}

/** Shows how many of the course's lessons the reader has finished. */
export function CourseCompletion({ id }: CourseCompletionProps) {
  const lessons = COURSE_LESSONS.find(({ course }) => course === id)?.lessons ?? [];
  return <CompletionLine lessonIds={lessons.map((lesson) => lesson.id)} />;
}
