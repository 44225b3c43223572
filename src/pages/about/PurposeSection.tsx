import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { Section } from '../../components/Section';
import { ADDRESSES, COMPARES_ADDRESS } from '../../site/addresses';
import { Prose } from './Prose';
import { PURPOSE } from './texts';
import { TriedOut } from './TriedOut';

export function PurposeSection() {
  return (
    <Section id="purpose" title="Purpose">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: '40px 64px',
          alignItems: 'start',
        }}
      >
        <Prose texts={PURPOSE}>
          <Typography>
            Other schools do some of this better. We list them side by side, with sources:{' '}
            <Link href={COMPARES_ADDRESS}>how it compares</Link>
          </Typography>
          <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
            See the lessons
          </ButtonLink>
        </Prose>
        <TriedOut />
      </Box>
    </Section>
  );
}
