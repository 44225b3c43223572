import { trackPendingPress, type PendingPress } from './pendingPress';

/** What a visitor did in HTML that is not ready yet, as far as the HTML does not show it. */
export interface TrackedInput {
  /** The button pressed last. */
  pressed: HTMLButtonElement | null;
  /** A press under way. */
  pending: PendingPress | null;
  /** Fields that were changed, the last one last. */
  changed: readonly EventTarget[];
}

/**
 * Watches HTML that is not ready yet for what the visitor does in it. `captureInput`, whose code comes with the section's, reads
 * everything else off the HTML just before React replaces it.
 *
 * @param box - what holds the HTML
 * @returns a function that stops tracking and returns what was seen
 */
export function trackInput(box: HTMLElement): () => TrackedInput {
  const endPending = trackPendingPress(box);
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  let pressed: HTMLButtonElement | null = null;
  let changed: EventTarget[] = [];

  box.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest('button')) || pressed;
    },
    options,
  );
  box.addEventListener(
    'input',
    ({ target }) => {
      if (target) changed = [...changed.filter((field) => field !== target), target];
    },
    options,
  );

  return () => {
    watch.abort();
    return { pressed, pending: endPending(), changed };
  };
}
