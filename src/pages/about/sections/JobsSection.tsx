import Button from '@mui/material/Button';
import { JOB_COUNT } from '../../../../.generated/documentLinks';
import { Section } from '../../../components/Section';
import { countOf } from '../../../texts/en/format';
import { JOBS_ADDRESS } from '../../../site/documentAddresses';

/** Link to the school's open jobs. */
export function JobsSection() {
  return (
    <Section
      id="careers"
      title="Work with us"
      layout="split"
      intro={`We're hiring for ${countOf(JOB_COUNT, 'job')}.`}
    >
      <Button href={JOBS_ADDRESS} variant="outlined" size="large">
        {JOB_COUNT === 1 ? 'See the open job' : 'See the open jobs'}
      </Button>
    </Section>
  );
}
