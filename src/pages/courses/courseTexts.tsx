import Link from '@mui/material/Link';
import { ENTRY_POINTS, FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES, lessonAddress } from '../../site/addresses';
import * as texts from '../../texts/en/coursesStatic';

export { CourseText } from './CourseText';

/** Page header, which explains how courses differ from tutorials and programs. */
export function CoursesHeader() {
  return (
    <PageHeader
      title={texts.title}
      lead={texts.lead(
        (label) => (
          <Link href={ADDRESSES.tutorials}>{label}</Link>
        ),
        (label) => (
          <Link href={ADDRESSES.programs}>{label}</Link>
        ),
      )}
    />
  );
}

/** Suggestions for undecided visitors. */
export function CoursesClosing() {
  return (
    <CallCard
      id="first"
      title={texts.closingTitle}
      text={ENTRY_POINTS ? texts.closingWithQuestions : texts.closingWithoutQuestions}
    >
      <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>{texts.startFirstLesson}</ButtonLink>
      {ENTRY_POINTS ? (
        <ButtonLink to={`${ADDRESSES.tutorials}#already-title`} variant="outlined">
          {texts.answerQuestions}
        </ButtonLink>
      ) : (
        <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
          {texts.allLessons}
        </ButtonLink>
      )}
    </CallCard>
  );
}
