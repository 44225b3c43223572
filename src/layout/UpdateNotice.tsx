import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { updateStore } from '../offline/updateStore';
import styles from './UpdateNotice.module.css';

/** Says that a new version of the site is ready; it is taken on a click, never under the visitor's hands. */
export function UpdateNotice() {
  const ready = useSyncExternalStore(updateStore.subscribe, updateStore.getSnapshot, () => false);
  const [dismissed, setDismissed] = useState(false);

  return (
    <div role="status">
      {ready && !dismissed ? (
        <div className={styles.notice}>
          <p>A new version of this site is ready.</p>
          <Button variant="contained" onClick={takeUpdate}>
            Load it
          </Button>
          <Button onClick={() => setDismissed(true)}>Later</Button>
        </div>
      ) : null}
    </div>
  );
}

function takeUpdate() {
  import(/* webpackChunkName: "offline" */ '../offline/registration').then(
    (registration) => registration.takeUpdate(),
    () => window.location.reload(),
  );
}
