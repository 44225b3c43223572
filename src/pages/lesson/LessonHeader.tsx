import { siteHref } from '../../content/basePath';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../content/addresses';
import { countOf, formatDate, formatMinutes } from '../../content/format';
import type { LessonOutline } from '../../content/lesson';
import { subjects } from '../../content/subjects';
import { LessonTools } from './LessonTools';
import styles from './LessonHeader.module.css';

interface LessonHeaderProps {
  lesson: LessonOutline;
}

/** The top of a lesson: where it belongs, what it is about, how long it takes. */
export function LessonHeader({ lesson }: LessonHeaderProps) {
  const { title, description, subject, level, minutes, updated, exerciseIds } = lesson;
  const subjectName = subjects.find(({ id }) => id === subject)?.name;
  return (
    <div className={styles.top}>
      <nav className={`${styles.trail} screen-only`} aria-label="Breadcrumb">
        <ol>
          <li>
            <a href={siteHref(ADDRESSES.tutorials)}>Tutorials</a>
          </li>
          <li>
            <a href={siteHref(`${ADDRESSES.tutorials}?subject=${subject}`)}>{subjectName}</a>
          </li>
        </ol>
      </nav>
      <PageHeader title={title} lead={description}>
        <div className={styles.below}>
          <ul className={styles.facts} aria-label="About this lesson">
            <li>{level}</li>
            <li>{formatMinutes(minutes)}</li>
            <li>{countOf(exerciseIds.length, 'exercise')}</li>
            <li>
              updated <time dateTime={updated}>{formatDate(updated)}</time>
            </li>
          </ul>
          <LessonTools lesson={lesson} />
        </div>
      </PageHeader>
    </div>
  );
}
