import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ADDRESSES } from '../site/addresses';
import { isChunkFailure } from './recovery';

interface FailureProps {
  error: unknown;
}

/** Instead of a page that failed; the shell stays around it. */
export function PageFailure({ error }: FailureProps) {
  return <FailureMessage isFetch={isChunkFailure(error)} />;
}

/** Instead of everything, when the shell itself failed. */
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
    <Screen role="alert">
      <h1>{isFetch ? "This page didn't load" : 'Something went wrong'}</h1>
      <Lead>
        {isFetch
          ? 'Your connection dropped, or the site was just updated. Nothing you saved is lost.'
          : 'Something on this page stopped working. Nothing you saved is lost.'}
      </Lead>
      <Actions>
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button variant="outlined" size="large" href={ADDRESSES.home} target="_self">
          Home
        </Button>
      </Actions>
    </Screen>
  );
}

const Screen = styled('div')({
  maxWidth: 'var(--prose-width)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  paddingBlock: 'var(--section-space)',
});

// Not `Typography`: every page would load it for the one that failed.
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });
