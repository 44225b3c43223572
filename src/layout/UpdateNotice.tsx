import { useEffect, useState, useSyncExternalStore } from 'react';
import { updateStore } from '../offline/updateStore';
import { updateMessage } from './layoutChunks';

/**
 * Announces a new version of the site, which loads only on request. If the message's code can't be loaded, no
 * message appears; the next visit gets the new version anyway.
 */
export function UpdateNotice() {
  const ready = useSyncExternalStore(updateStore.subscribe, updateStore.getSnapshot, () => false);
  const [dismissed, setDismissed] = useState(false);
  const [Message, setMessage] = useState(() => updateMessage.current?.UpdateMessage ?? null);

  useEffect(() => {
    if (!ready) return;
    updateMessage.load().then(
      ({ UpdateMessage }) => setMessage(() => UpdateMessage),
      () => undefined,
    );
  }, [ready]);

  return (
    // Always rendered, because live regions announce only later changes.
    <div role="status">
      {Message ? (
        <Message
          open={ready && !dismissed}
          onTake={takeUpdate}
          onDismiss={() => setDismissed(true)}
        />
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
