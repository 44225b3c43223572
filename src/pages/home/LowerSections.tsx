import { HAS_TESTIMONIALS } from '../../../.generated/office/has';
import { testimonials } from '../../../.generated/office/testimonials';
import { SITE_FACTS } from '../../../.generated/summaries';
import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ExerciseMoments } from './ExerciseMoments';
import { ForNewcomers } from './ForNewcomers';
import { ForWhom } from './ForWhom';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';
import { Testimonials } from './Testimonials';

/**
 * Lower part of the home page: how a reader fixes a failing exercise, the courses, the programs (if there's
 * more than one course to put in order), the audience, and common questions.
 */
export function LowerSections() {
  return (
    <>
      <ForNewcomers>
        <ExerciseMoments />
      </ForNewcomers>
      <CourseLedger />
      {SITE_FACTS.courses > 1 ? <ProgramTracks /> : null}
      <ForNewcomers>
        {HAS_TESTIMONIALS ? <Testimonials testimonials={testimonials} /> : null}
        <ForWhom />
        <Questions />
        <Closing />
      </ForNewcomers>
    </>
  );
}
