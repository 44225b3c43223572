/** What a press activates when it ends, not when it begins. Enter activates at once, and so needs nothing here. */
const BY_SPACE = 'button, summary, [type=checkbox], [type=radio]';
const BY_MOUSE = `a[href], ${BY_SPACE}`;

/** A press that has begun. */
export interface HeldPress {
  control: HTMLElement;
  /** The event that ends it. */
  end: 'pointerup' | 'keyup';
}

/**
 * Watches an element for a press that has begun and not ended. A browser activates nothing if the element pressed has been
 * replaced by then. With a finger it has: it looks where the touch ends.
 *
 * @param box - what holds the controls
 * @returns ends the watch and gives the press under way, `null` for none
 */
export function watchHeldPress(box: HTMLElement): () => HeldPress | null {
  let held: HeldPress | null = null;
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };

  function onEnd() {
    held = null;
  }
  box.addEventListener(
    'pointerdown',
    ({ target, pointerType, button }) => {
      if (pointerType === 'mouse' && button === 0) held = pressOf(target, BY_MOUSE, 'pointerup');
    },
    options,
  );
  box.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (key === ' ') held = pressOf(target, BY_SPACE, 'keyup');
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(end, onEnd, options);
  }

  return () => {
    watch.abort();
    return held;
  };
}

function pressOf(
  target: EventTarget | null,
  controls: string,
  end: HeldPress['end'],
): HeldPress | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  return control ? { control, end } : null;
}
