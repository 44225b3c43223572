import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ExerciseMoments } from './ExerciseMoments';
import { ForWhom } from './ForWhom';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';

/** The lower home page: an exercise from first try to passing, what there is, for whom, and how to begin. */
export function LowerSections() {
  return (
    <>
      <ExerciseMoments />
      <CourseLedger />
      <ProgramTracks />
      <ForWhom />
      <Questions />
      <Closing />
    </>
  );
}
