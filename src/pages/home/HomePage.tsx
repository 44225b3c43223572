import { OwnSections } from '../../../.generated/school/sections/home';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { returning } from '../../progress/widgets/lazyReturning';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { ForNewcomers } from './ForNewcomers';
import { Hero } from './Hero';
import { heroTexts, learningSteps, lowerSections, projects } from './homeChunks';

/** Home page. Returning readers see only their next steps, the courses, and the programs. */
export function HomePage() {
  return (
    <>
      <Hero />
      <PageWidth sx={{ pt: 3, '&:empty': { display: 'none' } }}>
        <ReturningOnly code={returning}>{({ SetAsideNotice }) => <SetAsideNotice />}</ReturningOnly>
      </PageWidth>
      <ForNewcomers>
        <PageWidth>
          <Static code={heroTexts}>{({ CountedFacts }) => <CountedFacts />}</Static>
        </PageWidth>
        <Deferred code={learningSteps}>{({ LearningSteps }) => <LearningSteps />}</Deferred>
        <Deferred code={projects}>{({ Projects }) => <Projects />}</Deferred>
      </ForNewcomers>
      {OwnSections ? <OwnSections /> : null}
      <Static code={lowerSections}>{({ LowerSections }) => <LowerSections />}</Static>
    </>
  );
}
