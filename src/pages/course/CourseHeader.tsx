import Button from '@mui/material/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { lessonAddress } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { Course } from '../../content/model';
import { courseTotals, lessonFacts, type TutorialMap } from '../../content/totals';
import styles from './CourseHeader.module.css';

interface CourseHeaderProps {
  course: Course;
  tutorials: TutorialMap;
}

/** What the course is, counted, and the two things to do with it: begin, or print it. */
export function CourseHeader({ course, tutorials }: CourseHeaderProps) {
  const totals = courseTotals(course, tutorials);
  const firstToRead = course.modules
    .flatMap(({ lessons }) => lessons)
    .find(({ kind }) => kind === 'tutorial');
  const lesson = firstToRead ? lessonFacts(firstToRead, tutorials) : undefined;

  return (
    <PageHeader label={`course, ${course.level}`} title={course.title} lead={course.description}>
      <dl className={styles.facts}>
        <Fact name="Time" value={formatMinutes(totals.minutes)} />
        <Fact name="Modules" value={String(totals.modules)} />
        <Fact name="Lessons" value={String(totals.lessons)} />
        <Fact name="Exercises" value={String(totals.exercises)} />
        <Fact name="To read now" value={countOf(totals.tutorials, 'lesson')} />
      </dl>
      <div className={`${styles.actions} screen-only`}>
        {lesson?.slug ? (
          <ButtonLink to={lessonAddress(lesson.slug)}>Read a lesson now</ButtonLink>
        ) : null}
        <span className="js-only">
          <Button variant="outlined" size="large" onClick={() => window.print()}>
            Print syllabus
          </Button>
        </span>
      </div>
    </PageHeader>
  );
}

interface FactProps {
  name: string;
  value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
