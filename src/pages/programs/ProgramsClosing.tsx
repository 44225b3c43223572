import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { Section } from '../../components/Section';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import * as texts from '../../texts/en/programSections';
import { PACED_PROGRAMS } from './pacedPrograms';
import { PaceTable } from './PaceTable';

const NEXT_STEPS = ownAddress('next-steps');

/** End of the page: how long each program takes, and a link to the planner. */
export function ProgramsClosing() {
  return (
    <>
      {PACED_PROGRAMS.length > 0 ? (
        <Section id="pace" title={texts.paceTitle} intro={texts.paceIntro}>
          <PaceTable />
        </Section>
      ) : null}
      <CallCard id="planner" title={texts.planTitle} text={texts.planText}>
        <ButtonLink to={PLANNER_ADDRESS}>{texts.openPlanner}</ButtonLink>
        {NEXT_STEPS ? (
          <ButtonLink to={NEXT_STEPS} variant="outlined">
            {texts.whatComesAfter}
          </ButtonLink>
        ) : null}
      </CallCard>
    </>
  );
}
