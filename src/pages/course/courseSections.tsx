import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { APPLY_LINK } from '../../../.generated/contactLinks';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { countedFacts } from '../../components/countedFacts';
import { CourseCover } from '../../components/cover/CourseCover';
import { FactList } from '../../components/FactList';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES, mockAddress } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import type { CourseId, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/outlines/path';
import { courseTotals, lessonFacts } from '../../content/totals';
import { ContinueButton } from '../../progress/widgets/ContinueButton';
import * as texts from '../../texts/en/courseSections';
import { CourseFit } from './CourseFit';
import { CourseNext } from './CourseNext';
import { findCourse } from './findCourse';
import { Prerequisites } from './Prerequisites';
import { Outcomes } from './Outcomes';
import { tutorials } from './tutorials';

const NEXT_STEPS = ownAddress('next-steps');

interface CourseSectionsProps {
  id: CourseId;
}

/** A course's page header. */
export function CourseHeader({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  const totals = courseTotals(course, tutorials);
  return (
    <PageHeader
      label={texts.labels[course.level]}
      title={course.title}
      lead={course.description}
      picture={<CourseCover motif={course.cover} totals={totals} />}
    />
  );
}

/** Key stats about the course. */
export function CourseFacts({ id }: CourseSectionsProps) {
  return <FactList layout="cells" facts={countedFacts(courseTotals(findCourse(id), tutorials))} />;
}

/** Link to the first lesson, or to the reader's next lesson in the course. */
export function FirstLesson({ id }: CourseSectionsProps) {
  const [first] = lessonsOf(findCourse(id));
  return first === undefined ? null : (
    <ContinueButton
      first={lessonFacts(first, tutorials)}
      label={texts.startFirstLesson}
      course={id}
    />
  );
}

/** Link to the course's mock interviews. Renders nothing if there are none. */
export function MockLink({ id }: CourseSectionsProps) {
  const { mock, slug } = findCourse(id);
  return mock ? (
    <ButtonLink to={mockAddress(slug as CourseSlug)} variant="outlined">
      {texts.mockInterviews}
    </ButtonLink>
  ) : null;
}

/** Link to apply for the courses. Renders nothing if the school doesn't have one. */
export function ApplyLink() {
  return APPLY_LINK ? (
    <Button href={APPLY_LINK.href} variant="outlined" size="large">
      {APPLY_LINK.label}
    </Button>
  ) : null;
}

/** Audience, outcomes, and prerequisites. */
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

/** Programs that include the course, and a call to action. */
export function AfterSyllabus({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  return (
    <>
      <CourseNext course={course} />
      <CallCard
        id="begin"
        title={texts.closingTitle}
        text={
          <>
            {texts.closing}{' '}
            {NEXT_STEPS
              ? texts.seeNextSteps((label) => <Link href={NEXT_STEPS}>{label}</Link>)
              : null}
          </>
        }
      >
        <FirstLesson id={id} />
        <ApplyLink />
        <ButtonLink to={ADDRESSES.courses} variant="outlined">
          {texts.allCourses}
        </ButtonLink>
      </CallCard>
    </>
  );
}
