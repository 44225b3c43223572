/** Content of the `careers-sections` chunk. Not fetched if the page is prerendered. */
import Container from '@mui/material/Container';
import { JOBS } from '../../../.generated/documents';
import { PageHeader } from '../../components/PageHeader';
import * as texts from '../../texts/en/careersSections';
import { head } from './head';
import { JobList } from './JobList';

/** Page header and jobs. */
export function JobSections() {
  return (
    <>
      <PageHeader label={texts.openJobs(JOBS.length)} title={head.title} lead={head.description} />
      <Container sx={{ pt: 'clamp(32px, 5vw, 56px)' }}>
        <JobList jobs={JOBS} />
      </Container>
    </>
  );
}
