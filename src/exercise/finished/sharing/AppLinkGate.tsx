import { useReducer, useSyncExternalStore } from 'react';
import { lazyModule } from '../../../prerendered/lazyModule';
import { OptionalLazyContent } from '../../../prerendered/OptionalLazyContent';
import { isAppLink } from './appMark';

const sharedApp = lazyModule(() => import(/* webpackChunkName: "shared-app" */ './SharedApp'));

interface AppLinkGateProps {
  /** Title of the lesson. */
  title: string;
}

/** Opens the app in the URL fragment, if there is one. Loads the code for it on demand. */
export function AppLinkGate({ title }: AppLinkGateProps) {
  const address = useSyncExternalStore(watchHash, appAddress, () => null);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);

  function close() {
    const { pathname, search } = window.location;
    // `replaceState` doesn't fire an event, so read the URL again.
    window.history.replaceState(window.history.state, '', pathname + search);
    lookAgain();
  }

  return address === null ? null : (
    <OptionalLazyContent code={sharedApp}>
      {({ SharedApp }) => (
        <SharedApp key={address} title={title} address={address} onClose={close} />
      )}
    </OptionalLazyContent>
  );
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function appAddress(): string | null {
  const { hash, href } = window.location;
  return isAppLink(hash) ? href : null;
}
