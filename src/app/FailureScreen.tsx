import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ADDRESSES } from '../content/addresses';
import { isChunkFailure } from './recovery';

interface FailureProps {
  error: unknown;
}

/** In place of a page that failed; the shell stays around it. */
export function PageFailure({ error }: FailureProps) {
  return <FailureMessage isFetch={isChunkFailure(error)} />;
}

/** In place of everything, when the shell itself failed. */
export function RootFailure({ error }: FailureProps) {
  return (
    <main>
      <FailureMessage isFetch={isChunkFailure(error)} />
    </main>
  );
}

interface FailureMessageProps {
  isFetch: boolean;
}

function FailureMessage({ isFetch }: FailureMessageProps) {
  // Plain links and a reload: neither depends on code that may be what failed.
  return (
    <Box
      role="alert"
      sx={{
        maxWidth: 'var(--prose-width)',
        mx: 'auto',
        px: 'var(--gutter)',
        py: 'var(--section-space)',
      }}
    >
      <Typography variant="h1">
        {isFetch ? 'This page did not arrive' : 'Something went wrong here'}
      </Typography>
      <Typography variant="lead" sx={{ mt: 2.5 }}>
        {isFetch
          ? 'The connection broke off, or the site was updated a moment ago. Nothing you saved is lost.'
          : 'A part of this page stopped working. Nothing you saved is lost.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button variant="outlined" size="large" href={ADDRESSES.home} target="_self">
          Home
        </Button>
      </Box>
    </Box>
  );
}
