import { siteHref } from '../../content/basePath';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { Card, CardGrid, cardLink } from '../../components/Card';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { Course } from '../../content/model';
import { programs } from '../../content/programs';
import styles from './CourseNext.module.css';

interface CourseNextProps {
  course: Course;
}

/** The programs that take the course up, and the way back to all courses. */
export function CourseNext({ course }: CourseNextProps) {
  const ids = programs
    .filter(({ steps }) => steps.some((step) => step.course === course.id))
    .map(({ id }) => id);
  const related = PROGRAM_SUMMARIES.filter(({ id }) => ids.includes(id));

  return (
    <Section
      id="programs"
      title="Programs with this course"
      intro="A program orders courses, or parts of them, and adds points at which you check yourself."
    >
      <CardGrid narrowest={320}>
        {related.map(({ id, title, description, checkpoints, totals }) => (
          <Card key={id}>
            <h3>
              <a className={cardLink} href={siteHref(`${ADDRESSES.programs}#${id}`)}>
                {title}
              </a>
            </h3>
            <p>{description}</p>
            <p className={styles.facts}>
              {formatMinutes(totals.minutes)}, {countOf(checkpoints, 'checkpoint')}
            </p>
          </Card>
        ))}
      </CardGrid>
      <p className={`${styles.all} screen-only`}>
        <a href={siteHref(ADDRESSES.courses)}>All courses</a>
      </p>
    </Section>
  );
}
