import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import { interview, sections } from './mockChunks';
import { RUNNING } from './session/running';

interface MockPageProps {
  id: CourseId;
}

/** A course's mock interview page. */
export function MockPage({ id }: MockPageProps) {
  return (
    <Page>
      <Static code={sections} isFirst>
        {({ MockHeader }) => <MockHeader id={id} />}
      </Static>
      <Container className="mock-work" sx={{ mt: { xs: 3, md: 5 }, pb: 'var(--section-space)' }}>
        <Deferred code={interview} isFirst isWanted>
          {({ Interview }) => <Interview id={id} />}
        </Deferred>
        <Static code={sections}>{({ AfterInterview }) => <AfterInterview id={id} />}</Static>
      </Container>
    </Page>
  );
}

/**
 * Hides everything but the interview while one is running, to avoid distraction. Uses CSS because the other
 * parts are never hydrated.
 */
const Page = styled('div')(({ theme }) => ({
  [`&:has([${RUNNING}])`]: {
    '& .mock-aside, & .mock-header > header > :not(h1)': { display: 'none' },
    '& .mock-header > header': { paddingTop: theme.spacing(3) },
    '& .mock-header h1': { ...theme.typography.h4 },
    '& .mock-work': { marginTop: theme.spacing(1.5) },
  },
}));
