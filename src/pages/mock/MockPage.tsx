import Container from '@mui/material/Container';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import { interview, sections } from './deferred';

interface MockPageProps {
  id: CourseId;
}

/** Practice interviews over all exercises of a course. */
export function MockPage({ id }: MockPageProps) {
  return (
    <>
      <Static code={sections} isFirst>
        {({ MockHeader }) => <MockHeader id={id} />}
      </Static>
      <Container sx={{ mt: 5, pb: 'var(--section-space)' }}>
        <Deferred code={interview} isFirst isWanted>
          {({ Interview }) => <Interview id={id} />}
        </Deferred>
        <Static code={sections}>{({ AfterInterview }) => <AfterInterview id={id} />}</Static>
      </Container>
    </>
  );
}
