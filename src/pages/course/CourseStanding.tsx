import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import type { CourseId } from '../../content/model';
import { StandingLine } from '../../progress/widgets/StandingLine';

interface CourseStandingProps {
  id: CourseId;
}

/** How many of the course's lessons the reader has done. */
export function CourseStanding({ id }: CourseStandingProps) {
  const lessons = COURSE_LESSONS.find(({ course }) => course === id)?.lessons ?? [];
  return <StandingLine lessonIds={lessons.map((lesson) => lesson.id)} />;
}
