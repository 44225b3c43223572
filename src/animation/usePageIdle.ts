import { useEffect, useState } from 'react';

/** How long to wait where the browser does not tell when it is idle (Safari), ms. */
const patience = 2_000;

/** @returns `true` once the page has loaded and, after that, the browser has been idle; it stays so */
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
  const id = setTimeout(task, patience);
  return () => clearTimeout(id);
}
