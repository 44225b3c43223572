import { styled } from '@mui/material/styles';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import { Static } from '../../prerendered/Static';
import { Section } from '../../components/Section';
import { countOf } from '../../content/format';
import { head } from './head';
import { paceTable } from './deferred';
import { PlannerSlot } from './PlannerSlot';
import { ProgramContents } from './ProgramContents';
import { ProgramSection } from './ProgramSection';

/** The programs in full, how long each takes, and the planner. */
export function ProgramsPage() {
  return (
    <>
      <Overview>
        <PageHeader
          label={`${countOf(PROGRAM_SUMMARIES.length, 'path')}, each in order`}
          title={head.title}
          lead={head.description}
        >
          <ProgramContents />
        </PageHeader>
        {PROGRAM_SUMMARIES.map((program) => (
          <ProgramSection key={program.id} program={program} />
        ))}
        <Section
          id="pace"
          title="How long it takes"
          intro="From a quick learner to a careful one, at a steady pace. Lessons, exercises and projects are in; days off are not."
        >
          <Static code={paceTable}>{({ PaceTable }) => <PaceTable />}</Static>
        </Section>
      </Overview>
      <PlannerSlot />
    </>
  );
}

/** All that is not printed when the plan alone is (`printPlan.ts`). */
const Overview = styled('div')({
  display: 'contents',
  '@media print': { 'html[data-print="plan"] &': { display: 'none' } },
});
