import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Static } from '../../prerendered/Static';
import { Section } from '../../components/Section';
import { countOf } from '../../content/format';
import type { ProgramSummary } from '../../content/summary';
import { programBody, programFacts } from './deferred';
import { PlanLink } from './PlanLink';

interface ProgramSectionProps {
  program: ProgramSummary;
}

/** A program: for whom it is, its steps in order, and what it does not promise. Only its link to the planner is hydrated. */
export function ProgramSection({ program }: ProgramSectionProps) {
  const { id, title, description, totals } = program;
  return (
    <Section id={id} title={title} intro={description}>
      <Static code={programFacts}>
        {({ ProgramFacts }) => <ProgramFacts program={program} />}
      </Static>
      <Stack
        direction={{ sm: 'row' }}
        sx={{
          gap: 2,
          alignItems: { xs: 'start', sm: 'center' },
          justifyContent: 'space-between',
          my: 2.5,
        }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {countOf(totals.lessons, 'lesson')} with {countOf(totals.exercises, 'exercise')}, each
          checked in the page.
        </Typography>
        <PlanLink program={program} />
      </Stack>
      <Static code={programBody}>{({ ProgramBody }) => <ProgramBody id={id} />}</Static>
    </Section>
  );
}
