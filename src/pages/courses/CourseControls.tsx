import type { CourseSummary } from '../../content/summary';
import { LEVELS, LONGEST_TEXT, SORTS, topicsOf, type CourseQuery } from './courseQuery';
import { SelectField } from './SelectField';
import { LEVEL_NAMES, SORT_NAMES } from './words';
import styles from './CourseControls.module.css';

interface CourseControlsProps {
  courses: readonly CourseSummary[];
  query: CourseQuery;
  typed: string;
  onType: (text: string) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
}

/** Search, filters and order of the course list. */
export function CourseControls(props: CourseControlsProps) {
  const { courses, query, typed, onType, onChoose } = props;
  return (
    <form
      role="search"
      aria-label="Courses"
      className={`${styles.controls} js-only screen-only`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.search}>
        <label htmlFor="course-search">Search</label>
        <input
          id="course-search"
          type="search"
          autoComplete="off"
          placeholder="trees, testing, python"
          maxLength={LONGEST_TEXT}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <SelectField
        id="course-level"
        label="Level"
        value={query.level ?? ''}
        options={LEVELS.map((level) => ({ value: level, name: LEVEL_NAMES[level] }))}
        none="Any level"
        onChange={(level) => onChoose({ level })}
      />
      <SelectField
        id="course-topic"
        label="Topic"
        value={query.topic ?? ''}
        options={topicsOf(courses).map((topic) => ({ value: topic, name: topic }))}
        none="Any topic"
        onChange={(topic) => onChoose({ topic })}
      />
      <SelectField
        id="course-sort"
        label="Order"
        value={query.sort}
        options={SORTS.map((sort) => ({ value: sort, name: SORT_NAMES[sort] }))}
        onChange={(sort) => onChoose({ sort: sort ?? 'suggested' })}
      />
    </form>
  );
}
