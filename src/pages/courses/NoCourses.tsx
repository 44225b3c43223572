import Button from '@mui/material/Button';
import type { CourseQuery } from './courseQuery';
import { filtersInWords } from './words';
import styles from './NoCourses.module.css';

interface NoCoursesProps {
  query: CourseQuery;
  onReset: () => void;
}

/** In place of the list when no course fits: what was asked, and the way back to all. */
export function NoCourses({ query, onReset }: NoCoursesProps) {
  return (
    <div className={styles.empty}>
      <h2>No course fits</h2>
      <p>You asked for courses {filtersInWords(query)}. Fewer words or fewer filters find more.</p>
      <Button variant="outlined" onClick={onReset}>
        Show all courses
      </Button>
    </div>
  );
}
