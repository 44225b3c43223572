import CheckRounded from '@mui/icons-material/CheckRounded';
import { siteHref } from '../../content/basePath';
import { lessonAddress } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { TutorialFacts } from '../../content/lesson';
import { hasPassed, isBookmarked, lessonState, type Progress } from '../../progress/progressModel';
import styles from './LessonList.module.css';

interface LessonRowProps {
  lesson: TutorialFacts;
  /** Its place within the subject, from 1. */
  number: number;
  progress: Progress;
}

/** One lesson of the list: its number, or a tick once it is done; what it teaches; what the reader has done of it. */
export function LessonRow({ lesson, number, progress }: LessonRowProps) {
  const { id, slug, title, description, level, minutes, exerciseIds } = lesson;
  const state = lessonState(progress, id);
  const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;
  return (
    <li className={`${styles.row} ${styles[state]}`}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <CheckRounded fontSize="small" /> : String(number).padStart(2, '0')}
      </span>
      <div className={styles.words}>
        <h3>
          <a href={siteHref(lessonAddress(slug))} className={styles.link}>
            {title}
          </a>
        </h3>
        <p className={styles.description}>{description}</p>
        <ul className={styles.facts}>
          {state === 'new' ? null : (
            <li className={styles.state}>{state === 'done' ? 'Done' : 'Started'}</li>
          )}
          {isBookmarked(progress, id) ? <li className={styles.kept}>Bookmarked</li> : null}
          <li>{level}</li>
          <li>{formatMinutes(minutes)}</li>
          <li>
            {passed > 0
              ? `${passed} of ${countOf(exerciseIds.length, 'exercise')} passed`
              : countOf(exerciseIds.length, 'exercise')}
          </li>
        </ul>
      </div>
    </li>
  );
}
