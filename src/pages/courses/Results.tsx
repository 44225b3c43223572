import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { CourseList } from './CourseList';
import type { CourseQuery } from './courseQuery';
import { NoCourses } from './NoCourses';
import { ResultsLine } from './ResultsLine';

interface ResultsProps {
  ref: Ref<HTMLElement>;
  courses: readonly CourseSummary[];
  /** Those that fit. */
  found: readonly CourseSummary[];
  query: CourseQuery;
  onCompare: (compare: readonly CourseId[]) => void;
  onReset: () => void;
}

/** The courses that fit, or what to do when none does. Takes the focus when what held it goes away. */
export function Results({ ref, courses, found, query, onCompare, onReset }: ResultsProps) {
  const hasFound = found.length > 0;
  return (
    <Region ref={ref} tabIndex={-1} aria-label="Results">
      <ResultsLine found={found.length} all={courses.length} />
      <CourseList courses={courses} found={found} compare={query.compare} onCompare={onCompare} />
      {hasFound ? null : <NoCourses query={query} onReset={onReset} />}
    </Region>
  );
}

/** Focused by script only, after what held the focus went away. */
const Region = styled('section')({ '&:focus': { outline: 'none' } });
