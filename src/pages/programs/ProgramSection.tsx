import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { Section } from '../../components/Section';
import type { ProgramSummary } from '../../content/summary';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { programProjects, programCompletion, programTexts } from './programsChunks';

interface ProgramSectionProps {
  program: ProgramSummary;
}

/** A program's section: the reader's progress, the audience, facts, route, and projects. */
export function ProgramSection({ program }: ProgramSectionProps) {
  const { id, title, description } = program;
  return (
    <Section id={id} title={title} intro={description}>
      <CompletionRoom>
        <ReturningOnly code={programCompletion}>
          {({ ProgramCompletion }) => <ProgramCompletion id={id} />}
        </ReturningOnly>
      </CompletionRoom>
      <Static code={programTexts}>{({ ProgramBody }) => <ProgramBody program={program} />}</Static>
      <Deferred code={programProjects}>
        {({ ProgramProjects }) => <ProgramProjects program={program} />}
      </Deferred>
    </Section>
  );
}

/** Reserves space for the completion line so that loading it doesn't shift the layout. */
const CompletionRoom = styled('div')(({ theme }) => ({
  minHeight: '1.5rem',
  margin: '-20px 0 8px',
  [theme.breakpoints.down('md')]: { minHeight: '3rem', margin: '-24px 0 0' },
  '@media print': { display: 'none' },
}));
