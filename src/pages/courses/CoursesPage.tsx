import { useRef } from 'react';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import type { CourseId } from '../../content/model';
import { Comparison } from './Comparison';
import { CourseControls } from './CourseControls';
import { findCourses } from './findCourses';
import { head } from './head';
import { Results } from './Results';
import { useCourseQuery } from './useCourseQuery';
import styles from './CoursesPage.module.css';

const NO_FILTERS = { text: '', level: null, topic: null };

export function CoursesPage() {
  const { query, typed, type, choose } = useCourseQuery(COURSE_SUMMARIES);
  const results = useRef<HTMLElement>(null);
  const found = findCourses(COURSE_SUMMARIES, query);

  function compare(ids: readonly CourseId[]) {
    choose({ compare: ids });
  }

  // What goes away under the visitor's focus hands it on.
  function reset() {
    choose(NO_FILTERS);
    results.current?.focus();
  }

  function compareBelow(ids: readonly CourseId[]) {
    compare(ids);
    if (ids.length === 0) results.current?.focus();
  }

  return (
    <>
      <PageHeader title={head.title} lead={head.description} />
      <div className={styles.page}>
        <CourseControls
          courses={COURSE_SUMMARIES}
          query={query}
          typed={typed}
          onType={type}
          onChoose={choose}
        />
        <Results
          ref={results}
          found={found}
          all={COURSE_SUMMARIES.length}
          query={query}
          onCompare={compare}
          onReset={reset}
        />
      </div>
      {query.compare.length > 0 ? (
        <Comparison courses={COURSE_SUMMARIES} compare={query.compare} onCompare={compareBelow} />
      ) : null}
    </>
  );
}
