import { whenIdle } from '../prerendered/whenIdle';

/** How long after a press the parts stay spared; a click has long come by then, ms. */
const SPARED_FOR = 1_000;

let restoring: number | undefined;

/**
 * Lets the browser leave out, for a moment, what stands far from the window: a change of mode then styles and paints what
 * can be seen, and the rest follows part by part in idle moments. Called when the visitor is about to make the change.
 *
 * Not for good: a page of which only the window is drawn is blank elsewhere to whatever takes a picture of all of it.
 */
export function spareFarParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.render-near')];
  for (const part of parts) part.style.contentVisibility = 'auto';
  window.clearTimeout(restoring);
  restoring = window.setTimeout(() => restore(parts), SPARED_FOR);
}

function restore([part, ...others]: readonly HTMLElement[]) {
  if (!part) return;
  whenIdle(() => {
    part.style.contentVisibility = '';
    restore(others);
  });
}
