import { HydrateLater } from '../../components/HydrateLater';
import { ContinueSlot } from './ContinueSlot';
import { Hero } from './Hero';
import { LOWER_SECTIONS, LowerSection, lowerSections } from './LowerSection';
import { firstExercise, TryItNow } from './TryItNow';

/**
 * The home page: first what can be done here and at once, then what there is, for whom, and how to begin. What lies
 * below the first window is hydrated part by part, later.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <ContinueSlot />
      <HydrateLater code={firstExercise}>
        <TryItNow />
      </HydrateLater>
      {LOWER_SECTIONS.map((name) => (
        <HydrateLater key={name} code={lowerSections}>
          <LowerSection name={name} />
        </HydrateLater>
      ))}
    </>
  );
}
