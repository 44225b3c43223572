import Chip from '@mui/material/Chip';
import { siteHref } from '../../content/basePath';
import { courseAddress } from '../../content/addresses';
import { formatMinutes } from '../../content/format';
import type { CourseId } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { HoursBar } from './HoursBar';
import { MOST_COMPARED } from './courseQuery';
import { LEVEL_NAMES } from './words';
import styles from './CourseList.module.css';

interface CourseEntryProps {
  course: CourseSummary;
  compare: readonly CourseId[];
  onCompare: (compare: readonly CourseId[]) => void;
}

/** A course in the list. */
export function CourseEntry({ course, compare, onCompare }: CourseEntryProps) {
  const { id, slug, title, description, level, topics, totals } = course;
  const isCompared = compare.includes(id);
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.level}>{LEVEL_NAMES[level]}</p>
        <h2 className={styles.title}>
          <a href={siteHref(courseAddress(slug))}>{title}</a>
        </h2>
        <p className={styles.description}>{description}</p>
        <ul className={styles.topics} aria-label="Topics">
          {topics.map((topic) => (
            <li key={topic}>
              <Chip label={topic} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side}>
        <HoursBar minutes={totals.minutes} />
        <dl className={styles.facts}>
          <div>
            <dt>Time</dt>
            <dd>{formatMinutes(totals.minutes)}</dd>
          </div>
          <div>
            <dt>Modules</dt>
            <dd>{totals.modules}</dd>
          </div>
          <div>
            <dt>Lessons</dt>
            <dd>
              {totals.lessons}, {totals.tutorials} to read now
            </dd>
          </div>
          <div>
            <dt>Exercises</dt>
            <dd>{totals.exercises}</dd>
          </div>
        </dl>
        <label className={`${styles.compare} js-only screen-only`}>
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && compare.length >= MOST_COMPARED}
            onChange={() =>
              onCompare(isCompared ? compare.filter((other) => other !== id) : [...compare, id])
            }
          />
          <span>
            Compare<span className="visually-hidden"> {title}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
