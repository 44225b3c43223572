import { siteHref } from '../../content/basePath';
import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../content/addresses';
import { countOf } from '../../content/format';
import { hasPassed, lessonState } from '../progressModel';
import { useProgress, useProgressNotice } from '../useProgress';
import styles from './ContinueCard.module.css';

/**
 * The lesson the reader was in last, unless it is done; where stored progress could not be read, and so there is none, a
 * word on that. Nothing for a reader who has not begun, and none is prerendered.
 */
export function ContinueCard() {
  const progress = useProgress();
  const notice = useProgressNotice();
  const { last } = progress;
  const lesson = TUTORIALS.find(({ slug }) => slug === last?.slug);
  if (!last || !lesson || lessonState(progress, lesson.id) === 'done') {
    return notice === 'set-aside' ? <SetAsideNotice /> : null;
  }

  const { slug, title, exerciseIds } = lesson;
  const passed = exerciseIds.filter((id) => hasPassed(progress, id)).length;
  return (
    <aside className={`${styles.card} screen-only`} aria-label="Continue where you left off">
      <div>
        <p className={styles.label}>Continue where you left off</p>
        <p className={styles.title}>
          <a
            href={siteHref(lessonAddress(slug) + (last.heading ? `#${last.heading}` : ''))}
            className={styles.link}
          >
            {title}
          </a>
        </p>
      </div>
      <p className={styles.facts}>
        {passed} of {countOf(exerciseIds.length, 'exercise')} passed
      </p>
    </aside>
  );
}

function SetAsideNotice() {
  return (
    <p className={`${styles.card} screen-only`}>
      <span>
        What this browser had stored of your progress could not be read. It was set aside, not
        deleted: <a href={siteHref('/about#storage')}>see what is stored</a>.
      </span>
    </p>
  );
}
