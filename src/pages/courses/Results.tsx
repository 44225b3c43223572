import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { CourseSummary } from '../../content/summary';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import * as texts from '../../texts/en/courses';
import { CourseList } from './CourseList';
import type { CompareChange, CourseQuery } from './courseQuery';
import { courseControls } from './coursesChunks';
import { ResultsLine } from './ResultsLine';

interface ResultsProps {
  ref: Ref<HTMLElement>;
  courses: readonly CourseSummary[];
  /** Matching courses. */
  found: readonly CourseSummary[];
  query: CourseQuery;
  onCompare: (change: CompareChange) => void;
  onCompareAll: () => void;
  onReset: () => void;
}

/** Matching courses, or a message if there are none. Receives focus when a focused control unmounts. */
export function Results({ ref, courses, found, query, ...on }: ResultsProps) {
  const { onCompare, onCompareAll, onReset } = on;
  const hasFound = found.length > 0;
  return (
    <Region ref={ref} tabIndex={-1} aria-label={texts.results}>
      <ResultsLine found={found.length} all={courses.length} onCompareAll={onCompareAll} />
      <CourseList courses={courses} found={found} compare={query.compare} onCompare={onCompare} />
      {hasFound ? null : (
        <OptionalLazyContent code={courseControls}>
          {({ NoCourses }) => <NoCourses query={query} onReset={onReset} />}
        </OptionalLazyContent>
      )}
    </Region>
  );
}

/** Focused only programmatically, so it doesn't need an outline. */
const Region = styled('section')({ '&:focus': { outline: 'none' } });
