import { texts } from '../../../.generated/school/texts/home';
import { FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { ADDRESSES, lessonAddress } from '../../site/addresses';
import * as sections from '../../texts/en/homeSections';

/** Call to action at the end of the page. */
export function Closing() {
  return (
    <CallCard id="start" title={texts.closing.title} text={texts.closing.text}>
      <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>{sections.startFirstLesson}</ButtonLink>
      <ButtonLink to={ADDRESSES.programs} variant="outlined">
        {sections.planWeeks}
      </ButtonLink>
    </CallCard>
  );
}
