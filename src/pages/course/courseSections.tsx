import Link from '@mui/material/Link';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { countedFacts } from '../../components/countedFacts';
import { CourseCover } from '../../components/cover/CourseCover';
import { FactList } from '../../components/FactList';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES, AFTER_ADDRESS, mockAddress } from '../../site/addresses';
import type { CourseId, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/path';
import { courseTotals, lessonFacts } from '../../content/totals';
import { ContinueButton } from '../../progress/widgets/ContinueButton';
import { CourseFit } from './CourseFit';
import { CourseNext } from './CourseNext';
import { findCourse } from './findCourse';
import { Prerequisites } from './Prerequisites';
import { Outcomes } from './Outcomes';
import { tutorials } from './tutorials';

interface CourseSectionsProps {
  id: CourseId;
}

/** What the course is. */
export function CourseHeader({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  const totals = courseTotals(course, tutorials);
  return (
    <PageHeader
      label={`course, ${course.level}`}
      title={course.title}
      lead={course.description}
      picture={<CourseCover motif={course.cover} totals={totals} />}
    />
  );
}

/** What was counted in the course. */
export function CourseFacts({ id }: CourseSectionsProps) {
  return <FactList layout="cells" facts={countedFacts(courseTotals(findCourse(id), tutorials))} />;
}

/** The way into the first lesson, or to the one to go on with. */
export function FirstLesson({ id }: CourseSectionsProps) {
  const [first] = lessonsOf(findCourse(id));
  return first === undefined ? null : (
    <ContinueButton
      first={lessonFacts(first, tutorials)}
      label="Start with the first lesson"
      course={id}
    />
  );
}

/** The way to the course's practice interviews, where it has some. */
export function MockLink({ id }: CourseSectionsProps) {
  const { mock, slug } = findCourse(id);
  return mock ? (
    <ButtonLink to={mockAddress(slug as CourseSlug)} variant="outlined">
      Mock interviews
    </ButtonLink>
  ) : null;
}

/** For whom the course is, what it leads to, and what it asks. */
export function BeforeSyllabus({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  return (
    <>
      <CourseFit course={course} />
      <Outcomes outcomes={course.outcomes} />
      <Prerequisites course={course} />
    </>
  );
}

/** What takes the course up, and the way in. */
export function AfterSyllabus({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  return (
    <>
      <CourseNext course={course} />
      <CallCard
        id="begin"
        title="Ready to start?"
        text={
          <>
            There's nothing to install and no account to create. Stop anytime and pick up where you
            left off. The course gives you a foundation for work as a developer, but not everything
            you'll need. See <Link href={AFTER_ADDRESS}>what to learn after this</Link>.
          </>
        }
      >
        <FirstLesson id={id} />
        <ButtonLink to={ADDRESSES.courses} variant="outlined">
          All courses
        </ButtonLink>
      </CallCard>
    </>
  );
}
