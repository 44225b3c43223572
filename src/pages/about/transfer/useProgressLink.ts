import { useEffect, useEffectEvent } from 'react';
import { isProgressLink } from './linkMark';

/**
 * Hands over what a link to this page holds, once, and takes it out of the address: what is in the history can be seen.
 *
 * @param onLink - gets the fragment of the address
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
