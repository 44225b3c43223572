import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ExerciseMoments } from './ExerciseMoments';
import { ForNewcomers } from './ForNewcomers';
import { ForWhom } from './ForWhom';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';

/** Lower part of the home page: a fixed exercise, courses, programs, audience, and questions. */
export function LowerSections() {
  return (
    <>
      <ForNewcomers>
        <ExerciseMoments />
      </ForNewcomers>
      <CourseLedger />
      <ProgramTracks />
      <ForNewcomers>
        <ForWhom />
      </ForNewcomers>
      <Questions />
      <ForNewcomers>
        <Closing />
      </ForNewcomers>
    </>
  );
}
