import { useEffect, useState, useSyncExternalStore } from 'react';
import { updateStore } from '../offline/updateStore';
import { updateMessage } from './layoutChunks';

/**
 * Says that a new version of the site is ready; it is taken on a click, never under the visitor's hands. Where the code of
 * the message is lost it is not said, and the next visit brings the new version.
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
    // There from the start, so that what comes into it is read out.
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
