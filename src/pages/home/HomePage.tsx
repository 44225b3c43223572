import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { ContinueSlot } from '../../progress/widgets/ContinueSlot';
import { Hero } from './Hero';
import { firstExercise, lowerSections } from './deferred';

/** The home page: first what can be done here and at once, then what there is, for whom, and how to begin. */
export function HomePage() {
  return (
    <>
      <Hero />
      <PageWidth sx={{ pt: 3, '&:empty': { display: 'none' } }}>
        <ContinueSlot />
      </PageWidth>
      <Deferred code={firstExercise}>{({ TryItNow }) => <TryItNow />}</Deferred>
      <Static code={lowerSections}>{({ LowerSections }) => <LowerSections />}</Static>
    </>
  );
}
