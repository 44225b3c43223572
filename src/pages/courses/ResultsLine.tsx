import { countOf } from '../../content/format';
import { MOST_COMPARED, type CourseQuery } from './courseQuery';
import styles from './ResultsLine.module.css';

interface ResultsLineProps {
  found: number;
  all: number;
  query: CourseQuery;
}

/** How many courses fit, said aloud when it changes, and where the comparison stands. */
export function ResultsLine({ found, all, query }: ResultsLineProps) {
  return (
    <div className={styles.line}>
      <p role="status">
        {found === all ? `All ${countOf(all, 'course')}` : `${found} of ${countOf(all, 'course')}`}
      </p>
      <p className="js-only screen-only">
        {query.compare.length > 0 ? (
          <a href="#comparison">{`See ${countOf(query.compare.length, 'chosen course')} below`}</a>
        ) : (
          `Choose up to ${MOST_COMPARED} to compare`
        )}
      </p>
    </div>
  );
}
