import { HydrateLater } from '../../components/HydrateLater';
import { Closing } from './Closing';
import { ContinueSlot } from './ContinueSlot';
import { CourseLedger } from './CourseLedger';
import { FitList } from './FitList';
import { Hero } from './Hero';
import { LearningSteps } from './LearningSteps';
import { ProgramTracks } from './ProgramTracks';
import { Questions } from './Questions';
import { TryItNow } from './TryItNow';

/**
 * The home page: first what can be done here and at once, then what there is, for whom, and how to begin. What lies
 * below the first window is hydrated part by part, later.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <ContinueSlot />
      <HydrateLater>
        <TryItNow />
      </HydrateLater>
      <HydrateLater>
        <LearningSteps />
      </HydrateLater>
      <HydrateLater>
        <CourseLedger />
      </HydrateLater>
      <HydrateLater>
        <ProgramTracks />
      </HydrateLater>
      <HydrateLater>
        <FitList />
      </HydrateLater>
      <HydrateLater>
        <Questions />
      </HydrateLater>
      <HydrateLater>
        <Closing />
      </HydrateLater>
    </>
  );
}
