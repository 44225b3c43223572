import Link from '@mui/material/Link';
import { ENTRY_POINTS, FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES, lessonAddress } from '../../site/addresses';
import { head } from './head';

export { CourseText } from './CourseText';

/** Page header, which explains how courses differ from tutorials and programs. */
export function CoursesHeader() {
  return (
    <PageHeader
      title={head.title}
      lead={
        <>
          A course teaches one subject from start to finish and ends with a project you build. For
          single lessons, see <Link href={ADDRESSES.tutorials}>Tutorials</Link>; for courses
          combined into a longer path, see <Link href={ADDRESSES.programs}>Programs</Link>.
        </>
      }
    />
  );
}

/** Suggestions for undecided visitors. */
export function CoursesClosing() {
  return (
    <CallCard
      id="first"
      title="Not sure where to start?"
      text={
        ENTRY_POINTS
          ? "If you've never written code, start with the first lesson. If you've written some code, a few short questions will help you find your starting point."
          : "If you've never written code, start with the first lesson. If you've written some code, look through the lessons and pick one."
      }
    >
      <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Start the first lesson</ButtonLink>
      {ENTRY_POINTS ? (
        <ButtonLink to={`${ADDRESSES.tutorials}#already-title`} variant="outlined">
          Answer the questions
        </ButtonLink>
      ) : (
        <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
          All lessons
        </ButtonLink>
      )}
    </CallCard>
  );
}
