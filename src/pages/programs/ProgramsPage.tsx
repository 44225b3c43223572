import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Fragment } from 'react';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import { Static } from '../../prerendered/Static';
import { ButtonLink } from '../../components/ButtonLink';
import { CallCard } from '../../components/CallCard';
import { Section } from '../../components/Section';
import { countOf } from '../../content/format';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { head } from './head';
import { paceTable } from './deferred';
import { ProgramContents } from './ProgramContents';
import { ProgramSection } from './ProgramSection';
import { useOldPlannerLinks } from './useOldPlannerLinks';

/** The programs, how long each takes, and the way to the planner. */
export function ProgramsPage() {
  useOldPlannerLinks();
  return (
    <>
      <PageHeader
        label={`${countOf(PROGRAM_SUMMARIES.length, 'path')}, each in order`}
        title={head.title}
        lead={head.description}
      >
        <ProgramContents />
      </PageHeader>
      {PROGRAM_SUMMARIES.map((program, index) => (
        <Fragment key={program.id}>
          {index > 0 ? (
            <Container>
              <Box
                component="hr"
                sx={{ height: 0, borderTop: 1, borderColor: 'site.lineStrong' }}
              />
            </Container>
          ) : null}
          <ProgramSection program={program} />
        </Fragment>
      ))}
      <Section
        id="pace"
        title="How long it takes"
        intro="From a quick learner to a careful one, at a steady pace. Lessons, exercises and projects are in; days off are not."
      >
        <Static code={paceTable}>{({ PaceTable }) => <PaceTable />}</Static>
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
