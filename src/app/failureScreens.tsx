import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ADDRESSES } from '../site/addresses';
import * as texts from '../texts/en/failure';
import { isChunkFailure } from './recovery';

interface FailureProps {
  error: unknown;
}

/** Replaces a page that failed; the shell stays in place. */
export function PageFailure({ error }: FailureProps) {
  return <FailureMessage isFetch={isChunkFailure(error)} />;
}

/** Replaces the whole app if the shell failed. */
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
  // Links with a full page load, because client-side navigation could be what failed.
  return (
    <Screen role="alert">
      <h1>{isFetch ? texts.notLoaded : texts.broken}</h1>
      <Lead>{isFetch ? texts.notLoadedReason : texts.brokenReason}</Lead>
      <Actions>
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          {texts.tryAgain}
        </Button>
        <Button variant="outlined" size="large" href={ADDRESSES.home} target="_self">
          {texts.home}
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

// Doesn't use MUI's `Typography`, because every page would have to load it up front.
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });
