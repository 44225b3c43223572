import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { Section } from '../../components/Section';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import { PaceTable } from './PaceTable';

const NEXT_STEPS = ownAddress('next-steps');

/** End of the page: how long each program takes, and a link to the planner. */
export function ProgramsClosing() {
  return (
    <>
      <Section
        id="pace"
        title="How long it takes"
        intro="The low end of each range is for a fast pace, and the high end is for a careful pace. Lessons, exercises, and projects are included; days off aren't."
      >
        <PaceTable />
      </Section>
      <CallCard
        id="planner"
        title="Plan your days"
        text="Pick your days and time. The planner schedules lessons for every study day, checks them off as you go, and adds them to your calendar."
      >
        <ButtonLink to={PLANNER_ADDRESS}>Open the planner</ButtonLink>
        {NEXT_STEPS ? (
          <ButtonLink to={NEXT_STEPS} variant="outlined">
            What comes after
          </ButtonLink>
        ) : null}
      </CallCard>
    </>
  );
}
