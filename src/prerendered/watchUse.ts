import { watchHeldPress, type HeldPress } from './heldPress';

/** What a visitor did in HTML that is not ready yet, as far as the HTML does not show it. */
export interface SeenUse {
  /** The button pressed last. */
  pressed: HTMLButtonElement | null;
  /** A press under way. */
  held: HeldPress | null;
  /** Fields that were changed, the last one last. */
  changed: readonly EventTarget[];
}

/**
 * Watches HTML that is not ready yet for what the visitor does in it. All else that is given back is read off the HTML
 * when React takes it over, by `carryUse`, whose code comes with that of the stretch.
 *
 * @param box - what holds the HTML
 * @returns ends the watch and gives what was seen
 */
export function watchUse(box: HTMLElement): () => SeenUse {
  const endHeld = watchHeldPress(box);
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
    return { pressed, held: endHeld(), changed };
  };
}
