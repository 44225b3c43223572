/** Controls that activate when a press ends. Enter activates them on keydown, so it isn't tracked. */
const BY_SPACE = 'button, summary, [type=checkbox], [type=radio]';
const BY_MOUSE = `a[href], ${BY_SPACE}`;

/** A press that has started but not ended. */
export interface PendingPress {
  control: HTMLElement;
  /** Event that ends the press. */
  end: 'pointerup' | 'keyup';
}

/**
 * Tracks a press that has started but not ended. If the pressed element is replaced before the press ends,
 * browsers don't activate anything. Touch isn't affected, because its click goes to the element under the
 * finger.
 *
 * @param box - container of the controls
 * @returns a function that stops tracking and returns the pending press, or `null` if there's none
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
