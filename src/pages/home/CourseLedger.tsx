import { siteHref } from '../../content/basePath';
import { COURSE_SUMMARIES, SITE_FACTS } from '../../../.generated/summaries';
import { Section } from '../../components/Section';
import { courseAddress } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { Level } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import { LessonStrip } from './LessonStrip';
import styles from './CourseLedger.module.css';

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const ALL_LESSONS = COURSE_SUMMARIES.reduce((sum, { totals }) => sum + totals.lessons, 0);

/** The courses as a ledger: one line each, with what was counted in it. */
export function CourseLedger() {
  return (
    <Section
      id="courses"
      title={`${countOf(SITE_FACTS.courses, 'course')}, each with its whole syllabus in the open`}
      intro={`Of ${countOf(ALL_LESSONS, 'planned lesson')}, ${SITE_FACTS.tutorials} can be read today; the others stand in outline, so you see where a course is going. Hours include the project that each course ends in.`}
      tone="sunken"
    >
      <ol className={styles.ledger}>
        {COURSE_SUMMARIES.map((course) => (
          <CourseLine key={course.id} course={course} />
        ))}
      </ol>
    </Section>
  );
}

interface CourseLineProps {
  course: CourseSummary;
}

function CourseLine({ course: { slug, title, description, level, totals } }: CourseLineProps) {
  return (
    <li className={styles.course}>
      <div>
        <h3 className={styles.title}>
          <a href={siteHref(courseAddress(slug))} className={styles.link}>
            {title}
          </a>{' '}
          <span className={styles.level}>{LEVEL_NAMES[level]}</span>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.counts}>
        <p className={styles.hours}>{formatMinutes(totals.minutes)}</p>
        <LessonStrip lessons={totals.lessons} open={totals.tutorials} />
        <p className={styles.facts}>
          {countOf(totals.modules, 'module')} · {countOf(totals.lessons, 'lesson')} ·{' '}
          {totals.tutorials} open today
        </p>
      </div>
    </li>
  );
}
