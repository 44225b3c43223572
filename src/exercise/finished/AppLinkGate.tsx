import { useReducer, useSyncExternalStore } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { isAppLink } from './appMark';

const sharedApp = lazyModule(() => import(/* webpackChunkName: "shared-app" */ './SharedApp'));

interface AppLinkGateProps {
  /** Of the lesson. */
  title: string;
}

/** Opens the app that the address holds, if it holds one; its code is fetched only then. */
export function AppLinkGate({ title }: AppLinkGateProps) {
  const address = useSyncExternalStore(watchHash, appAddress, () => null);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);

  function close() {
    const { pathname, search } = window.location;
    // No event follows, so the address is read again.
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
