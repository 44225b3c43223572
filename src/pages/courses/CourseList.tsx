import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { CourseEntry } from './CourseEntry';
import styles from './CourseList.module.css';

interface CourseListProps {
  courses: readonly CourseSummary[];
  compare: readonly CourseId[];
  onCompare: (compare: readonly CourseId[]) => void;
}

/** The courses that fit, each with its facts. */
export function CourseList({ courses, compare, onCompare }: CourseListProps) {
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <CourseEntry key={course.id} course={course} compare={compare} onCompare={onCompare} />
      ))}
    </ul>
  );
}
