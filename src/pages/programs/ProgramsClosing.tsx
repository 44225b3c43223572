import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { Section } from '../../components/Section';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { PaceTable } from './PaceTable';

/** What follows the programs: how long each takes, and the way to the planner. */
export function ProgramsClosing() {
  return (
    <>
      <Section
        id="pace"
        title="How long it takes"
        intro="From a quick learner to a careful one, at a steady pace. Lessons, exercises and projects are in; days off are not."
      >
        <PaceTable />
      </Section>
      <CallCard
        id="planner"
        title="Plan your days"
        text="Say on which days and at what time. The planner gives every study day its lessons, ticks them with you, and puts them into your calendar."
      >
        <ButtonLink to={PLANNER_ADDRESS}>Open the planner</ButtonLink>
      </CallCard>
    </>
  );
}
