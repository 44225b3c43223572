import { siteHref } from '../../content/basePath';
import { lessonAddress } from '../../content/addresses';
import type { LessonOutline, LessonLink } from '../../content/lesson';
import { DoneMark } from './DoneMark';
import styles from './LessonEnd.module.css';

interface LessonEndProps {
  lesson: LessonOutline;
}

/** What comes after the last line: the mark that it is done, what to read next, and the neighbours. */
export function LessonEnd({ lesson }: LessonEndProps) {
  const { previousInSubject, nextInSubject, next } = lesson;
  const others = next.filter(({ id }) => id !== nextInSubject?.id);
  return (
    <footer className={styles.end}>
      <DoneMark lesson={lesson} />
      {previousInSubject || nextInSubject ? (
        <nav className={`${styles.neighbours} screen-only`} aria-label="Previous and next lesson">
          {previousInSubject ? (
            <Neighbour label="Previous" lesson={previousInSubject} className={styles.previous} />
          ) : null}
          {nextInSubject ? (
            <Neighbour label="Next" lesson={nextInSubject} className={styles.next} />
          ) : null}
        </nav>
      ) : null}
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">{nextInSubject ? 'Also a good next step' : 'A good next step'}</h2>
          <ul>
            {others.map(({ id, slug, title }) => (
              <li key={id}>
                <a href={siteHref(lessonAddress(slug))}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </footer>
  );
}

interface NeighbourProps {
  label: string;
  lesson: LessonLink;
  className: string | undefined;
}

function Neighbour({ label, lesson: { slug, title }, className }: NeighbourProps) {
  return (
    <a href={siteHref(lessonAddress(slug))} className={`${styles.neighbour} ${className}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.lesson}>{title}</span>
    </a>
  );
}
