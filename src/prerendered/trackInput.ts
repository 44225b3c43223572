import { trackPendingPress, type PendingPress } from './pendingPress';

/** A visitor's input that can't be read from the HTML later. */
export interface TrackedInput {
  /** The last clicked button. */
  pressed: HTMLButtonElement | null;
  /** A press that hasn't ended. */
  pending: PendingPress | null;
  /** Changed fields, most recent last. */
  changed: readonly EventTarget[];
}

/**
 * Tracks input in HTML that isn't interactive yet. `captureInput`, which loads with the section's code, reads
 * all other input from the HTML just before React replaces it.
 *
 * @param box - container of the HTML
 * @returns a function that stops tracking, and returns the tracked input
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
