import { useEffect, useEffectEvent } from 'react';
import { isProgressLink } from './linkMark';

/**
 * Reads progress from the URL fragment, on mount and whenever the fragment changes. Removes it from the
 * URL, so that it doesn't stay in the browser history.
 *
 * @param onLink - receives the URL fragment
 */
export function useProgressLink(onLink: (hash: string) => void): void {
  const take = useEffectEvent(() => {
    const { hash, pathname, search } = window.location;
    if (!isProgressLink(hash)) return;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#storage`);
    onLink(hash);
  });

  useEffect(() => {
    take();
    const onChange = () => take();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}
