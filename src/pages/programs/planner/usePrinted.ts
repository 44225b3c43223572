import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Knows whether the page has been put on paper, for contents that are rendered only then.
 *
 * @returns false at first; true from the first time that it is printed, or shown as it would be
 */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia?.('print');
    // The browser takes the page as it is once its listeners have returned.
    const show = () => flushSync(() => setPrinted(true));
    const follow = () => {
      if (paper?.matches) setPrinted(true);
    };
    window.addEventListener('beforeprint', show);
    paper?.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', show);
      paper?.removeEventListener('change', follow);
    };
  }, []);

  return isPrinted;
}
