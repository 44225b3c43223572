import { HAS_TESTIMONIALS } from '../../../.generated/office/has';
import { testimonials } from '../../../.generated/office/testimonials';
import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ExerciseMoments } from './ExerciseMoments';
import { ForNewcomers } from './ForNewcomers';
import { ForWhom } from './ForWhom';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';
import { Testimonials } from './Testimonials';

/**
 * Lower part of the home page: how a reader fixes a failing exercise, the courses, the programs, the
 * audience, and common questions.
 */
export function LowerSections() {
  return (
    <>
      <ForNewcomers>
        <ExerciseMoments />
      </ForNewcomers>
      <CourseLedger />
      <ProgramTracks />
      <ForNewcomers>
        {HAS_TESTIMONIALS ? <Testimonials testimonials={testimonials} /> : null}
        <ForWhom />
        <Questions />
        <Closing />
      </ForNewcomers>
    </>
  );
}
