import { siteHref } from '../../content/basePath';
import { Section } from '../../components/Section';
import { courseAddress } from '../../content/addresses';
import { courses } from '../../content/courses';
import type { Course } from '../../content/model';
import styles from './Needed.module.css';

interface NeededProps {
  course: Course;
}

/** The courses to take first, and what else to bring. */
export function Needed({ course }: NeededProps) {
  const first = courses.filter(({ id }) => course.prerequisites.includes(id));
  return (
    <Section id="needed" title="Before you start">
      <dl className={styles.needed}>
        <div>
          <dt>Courses to take first</dt>
          {first.length === 0 ? <dd>None. You can start here.</dd> : null}
          {first.map(({ id, slug, title }) => (
            <dd key={id}>
              <a href={siteHref(courseAddress(slug))}>{title}</a>
            </dd>
          ))}
        </div>
        {course.alsoNeeded.length > 0 ? (
          <div>
            <dt>What to bring</dt>
            {course.alsoNeeded.map((need) => (
              <dd key={need}>{need}</dd>
            ))}
          </div>
        ) : null}
      </dl>
    </Section>
  );
}
