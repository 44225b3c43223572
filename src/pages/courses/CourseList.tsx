import { styled } from '@mui/material/styles';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { CourseEntry } from './CourseEntry';
import type { CompareChange } from './courseQuery';
import { needsChoice } from './schoolSize';

interface CourseListProps {
  courses: readonly CourseSummary[];
  /** Matching courses, in the requested order. */
  found: readonly CourseSummary[];
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
}

/**
 * Grid of course cards. Courses that don't match stay in the DOM, hidden, to reuse their prerendered HTML.
 */
export function CourseList({ courses, found, compare, onCompare }: CourseListProps) {
  const others = courses.filter((course) => !found.includes(course));
  return (
    <Shelf hidden={found.length === 0}>
      {[...found, ...others].map((course) => (
        <CourseEntry
          key={course.id}
          course={course}
          isFound={found.includes(course)}
          hasBox={needsChoice(courses.length)}
          compare={compare}
          onCompare={onCompare}
        />
      ))}
    </Shelf>
  );
}

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 0,
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
  // One, two, or four columns; fewer with large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(14rem, 40%), 100%), 1fr))',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    columnGap: 20,
  },
  // A single card would look lost in a narrow column.
  '&:has(> li:only-child)': { gridTemplateColumns: 'minmax(0, 30rem)' },
  '@media print': { display: 'block' },
}));
