import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tracks whether the page has been printed, so that content needed only for printing isn't rendered until
 * then.
 *
 * @returns false at first; true after the first print or print preview
 */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia?.('print');
    // Render synchronously: the browser captures the page for printing as soon as the listeners return.
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
