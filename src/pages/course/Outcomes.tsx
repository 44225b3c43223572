import { Section } from '../../components/Section';
import type { Course } from '../../content/model';
import styles from './Outcomes.module.css';

interface OutcomesProps {
  course: Course;
}

/** What a learner can do after the course. */
export function Outcomes({ course }: OutcomesProps) {
  return (
    <Section id="outcomes" title="What you can do afterwards">
      <ul className={styles.outcomes}>
        {course.outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </Section>
  );
}
