import Button from '@mui/material/Button';
import { BASE_PATH } from '../content/basePath';
import { isChunkFailure } from './recovery';
import styles from './FailureScreen.module.css';

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
    <div className={styles.screen} role="alert">
      <h1>{isFetch ? 'This page did not arrive' : 'Something went wrong here'}</h1>
      <p>
        {isFetch
          ? 'The connection broke off, or the site was updated a moment ago. Nothing you saved is lost.'
          : 'A part of this page stopped working. Nothing you saved is lost.'}
      </p>
      <div className={styles.actions}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button variant="outlined" href={BASE_PATH} target="_self">
          Home
        </Button>
      </div>
    </div>
  );
}
