import Button from '@mui/material/Button';
import { JOB_COUNT } from '../../../../.generated/documentLinks';
import { Section } from '../../../components/Section';
import { JOBS_ADDRESS } from '../../../site/documentAddresses';
import * as texts from '../../../texts/en/aboutSections';

/** Link to the school's open jobs. */
export function JobsSection() {
  return (
    <Section id="careers" title={texts.jobsTitle} layout="split" intro={texts.hiring(JOB_COUNT)}>
      <Button href={JOBS_ADDRESS} variant="outlined" size="large">
        {texts.seeJobs(JOB_COUNT)}
      </Button>
    </Section>
  );
}
