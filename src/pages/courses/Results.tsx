import type { Ref } from 'react';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import type { CourseQuery } from './courseQuery';
import { CourseList } from './CourseList';
import { NoCourses } from './NoCourses';
import { ResultsLine } from './ResultsLine';
import styles from './CoursesPage.module.css';

interface ResultsProps {
  ref: Ref<HTMLElement>;
  found: readonly CourseSummary[];
  /** How many courses there are. */
  all: number;
  query: CourseQuery;
  onCompare: (compare: readonly CourseId[]) => void;
  onReset: () => void;
}

/** The courses that fit, or what to do when none does. Takes the focus when what held it goes away. */
export function Results({ ref, found, all, query, onCompare, onReset }: ResultsProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Results" className={styles.results}>
      <ResultsLine found={found.length} all={all} query={query} />
      {found.length > 0 ? (
        <>
          <CourseList courses={found} compare={query.compare} onCompare={onCompare} />
          <p className={styles.note}>
            Each bar spans the hours of a quick and of a careful learner, on one scale for all
            courses.
          </p>
        </>
      ) : (
        <NoCourses query={query} onReset={onReset} />
      )}
    </section>
  );
}
