import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { ADDRESSES } from '../../site/addresses';

/** The last word of the page: begin, or plan. */
export function Closing() {
  return (
    <Container
      component="section"
      id="start"
      className="screen-only"
      aria-labelledby="start-title"
      sx={{ pt: 'calc(var(--section-space) / 2)' }}
    >
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
          gap: '24px 48px',
          alignItems: 'center',
          p: 'clamp(24px, 5vw, 56px)',
          borderColor: 'primary.main',
          bgcolor: 'site.primaryTint',
        }}
      >
        <div>
          <Typography variant="h2" id="start-title">
            Read one lesson. Then decide.
          </Typography>
          <Typography sx={{ maxWidth: '52ch', mt: 1.5 }}>
            Nothing to install and no account to make. Close the tab whenever you like; your browser
            keeps your place.
          </Typography>
        </div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink to={ADDRESSES.tutorials}>Choose a tutorial</ButtonLink>
          <ButtonLink to={ADDRESSES.programs} variant="outlined">
            Plan your weeks
          </ButtonLink>
        </Stack>
      </Card>
    </Container>
  );
}
