import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../prerendered/whenIdle';
import { prepareRunner } from './runCode';
import { onceInView } from './onceInView';

/**
 * Events that suggest that the reader is about to run the code. `pointerdown` comes about 0.1 s before
 * `click`.
 */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Preloads the runner before the reader starts a run. The runner's code, frame, and worker load one after
 * another, which takes most of a second on a slow network. Waits for the page itself to load first.
 *
 * @param box - container of the code and its controls; null for a language with a runner of its own
 * @param isExpected - true to preload when the code is on screen, false to wait until the reader
 *   interacts with it
 */
export function useRunnerAhead(
  box: RefObject<HTMLElement | null> | null,
  isExpected: boolean,
): void {
  useEffect(() => {
    const element = box?.current;
    if (!element) return undefined;
    const onSign = () => afterLoad(() => prepareRunner(true));
    for (const sign of SIGNS) element.addEventListener(sign, onSign, { passive: true });
    const stop = isExpected
      ? onceInView(element, '0px', () => afterLoad(() => whenIdle(() => prepareRunner(false))))
      : undefined;
    return () => {
      for (const sign of SIGNS) element.removeEventListener(sign, onSign);
      stop?.();
    };
  }, [box, isExpected]);
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}
