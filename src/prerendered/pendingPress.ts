/** What a press activates when it ends, not when it begins. Enter activates at once, and so needs nothing here. */
const BY_SPACE = 'button, summary, [type=checkbox], [type=radio]';
const BY_MOUSE = `a[href], ${BY_SPACE}`;

/** A press that has begun. */
export interface PendingPress {
  control: HTMLElement;
  /** The event that ends it. */
  end: 'pointerup' | 'keyup';
}

/**
 * Watches an element for a press that has begun and not ended. A browser activates nothing if the element pressed has been
 * replaced by then. With a finger it has: it looks where the touch ends.
 *
 * @param box - what holds the controls
 * @returns a function that stops tracking and returns the press under way, `null` for none
 */
export function trackPendingPress(box: HTMLElement): () => PendingPress | null {
  let pending: PendingPress | null = null;
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };

  function onEnd() {
    pending = null;
  }
  box.addEventListener(
    'pointerdown',
    ({ target, pointerType, button }) => {
      if (pointerType === 'mouse' && button === 0) pending = pressOf(target, BY_MOUSE, 'pointerup');
    },
    options,
  );
  box.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (key === ' ') pending = pressOf(target, BY_SPACE, 'keyup');
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(end, onEnd, options);
  }

  return () => {
    watch.abort();
    return pending;
  };
}

function pressOf(
  target: EventTarget | null,
  controls: string,
  end: PendingPress['end'],
): PendingPress | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  return control ? { control, end } : null;
}
