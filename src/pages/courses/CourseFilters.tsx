import { useState } from 'react';
import { Deferred } from '../../prerendered/Deferred';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import type { CourseSummary } from '../../content/summary';
import { writeCourseQuery, type CourseQuery } from './courseQuery';
import { courseControls } from './coursesChunks';
import { needsFilters } from './schoolSize';

interface CourseFiltersProps {
  courses: readonly CourseSummary[];
  query: CourseQuery;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
}

/** Controls for the course list. With few courses, they appear only if the URL contains a filter. */
export function CourseFilters(props: CourseFiltersProps) {
  const { courses, query } = props;
  const isAsked = writeCourseQuery({ ...query, compare: [] }).size > 0;
  // Stays true after the fields are cleared, so that they don't disappear while the visitor is typing.
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);

  if (needsFilters(courses.length)) {
    return (
      <Deferred code={courseControls} isFirst isWanted={isAsked}>
        {({ CourseControls }) => <CourseControls {...props} />}
      </Deferred>
    );
  }
  return wasAsked ? (
    <OptionalLazyContent code={courseControls}>
      {({ CourseControls }) => <CourseControls {...props} />}
    </OptionalLazyContent>
  ) : null;
}
