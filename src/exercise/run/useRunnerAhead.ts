import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../prerendered/whenIdle';
import { prepareRunner } from './runCode';
import { onceNearViewport } from './onceNearViewport';

/** Signs that the reader is at the code: a press is about a tenth of a second ahead of its click. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Gets the runner ready before the reader asks for a run: its code, its frame and its worker come one after the other, which
 * takes most of a second over a slow network. Nothing of it comes before the page itself has loaded.
 *
 * @param box - what holds the code and its controls
 * @param isExpected - a run is what the code is there for, so that coming near is sign enough; else the reader touches it first
 */
export function useRunnerAhead(box: RefObject<HTMLElement | null>, isExpected: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onSign = () => afterLoad(prepareRunner);
    for (const sign of SIGNS) element.addEventListener(sign, onSign, { passive: true });
    const stop = isExpected
      ? onceNearViewport(element, () => afterLoad(() => whenIdle(prepareRunner)))
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
