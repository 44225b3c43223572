import { useEffect, useState } from 'react';

/** Delay in browsers without `requestIdleCallback` (Safari), in ms. */
const FALLBACK_DELAY = 2_000;

/** Returns true once the page has loaded and the browser has gone idle. From then on, it stays true. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    let cancel = () => {};
    function wait() {
      cancel = afterIdle(() => setIdle(true));
    }
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);

  return isIdle;
}

function afterIdle(task: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<
    Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>
  >;
  if (requestIdleCallback && cancelIdleCallback) {
    const id = requestIdleCallback(task);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, FALLBACK_DELAY);
  return () => clearTimeout(id);
}
