import { styled } from '@mui/material/styles';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { CourseEntry } from './CourseEntry';
import type { CompareChange } from './courseQuery';

interface CourseListProps {
  courses: readonly CourseSummary[];
  /** Those that fit, in the order asked for. */
  found: readonly CourseSummary[];
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/** The courses that fit, each with its facts. The others stay in the list unseen: their prerendered HTML serves again. */
export function CourseList({ courses, found, compare, onCompare }: CourseListProps) {
  const others = courses.filter((course) => !found.includes(course));
  return (
    <List hidden={found.length === 0}>
      {[...found, ...others].map((course) => (
        <CourseEntry
          key={course.id}
          course={course}
          isFound={found.includes(course)}
          compare={compare}
          onCompare={onCompare}
        />
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
}));
