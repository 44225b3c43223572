import { Link } from 'react-router-dom';
import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../content/addresses';
import { countOf } from '../../content/format';
import { hasPassed, lessonState } from '../progressModel';
import { useProgress } from '../useProgress';
import styles from './ContinueCard.module.css';

/** The lesson the reader was in last, unless it is done. Nothing for a reader who has not begun, and none is prerendered. */
export function ContinueCard() {
  const progress = useProgress();
  const { last } = progress;
  const lesson = TUTORIALS.find(({ slug }) => slug === last?.slug);
  if (!last || !lesson || lessonState(progress, lesson.id) === 'done') return null;

  const { slug, title, exerciseIds } = lesson;
  const passed = exerciseIds.filter((id) => hasPassed(progress, id)).length;
  return (
    <aside className={`${styles.card} screen-only`} aria-label="Continue where you left off">
      <div>
        <p className={styles.label}>Continue where you left off</p>
        <p className={styles.title}>
          <Link
            to={lessonAddress(slug) + (last.heading ? `#${last.heading}` : '')}
            className={styles.link}
          >
            {title}
          </Link>
        </p>
      </div>
      <p className={styles.facts}>
        {passed} of {countOf(exerciseIds.length, 'exercise')} passed
      </p>
    </aside>
  );
}
