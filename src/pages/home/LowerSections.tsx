import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ExerciseMoments } from './ExerciseMoments';
import { ForNewcomers } from './ForNewcomers';
import { ForWhom } from './ForWhom';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';

/** The lower home page: an exercise from first try to passing, what there is, for whom, and how to begin. */
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
