import { Section } from '../../components/Section';
import type { Course } from '../../content/model';
import styles from './ForWhom.module.css';

interface ForWhomProps {
  course: Course;
}

/** Whom the course suits, and whom it would disappoint. */
export function ForWhom({ course }: ForWhomProps) {
  return (
    <Section id="for-whom" title="Is this for you?">
      <div className={styles.columns}>
        <div className={styles.fits}>
          <h3>It fits if</h3>
          <ul>
            {course.forWhom.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.misses}>
          <h3>Look elsewhere if</h3>
          <ul>
            {course.notFor.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
