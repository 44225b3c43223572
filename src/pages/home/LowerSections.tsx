import { Closing } from './Closing';
import { CourseLedger } from './CourseLedger';
import { ForWhom } from './ForWhom';
import { LearningSteps } from './LearningSteps';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';

/** The lower home page: how one learns here, what there is, for whom, and how to begin. */
export function LowerSections() {
  return (
    <>
      <LearningSteps />
      <CourseLedger />
      <ProgramTracks />
      <ForWhom />
      <Questions />
      <Closing />
    </>
  );
}
