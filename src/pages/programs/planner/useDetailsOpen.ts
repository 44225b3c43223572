import { useState, type ToggleEvent } from 'react';

/**
 * Knows whether a `details` is open, for contents that are rendered only then.
 *
 * @returns `isOpen`, and the handlers of the `details`. Its `toggle` comes a task after it has opened, too late for who
 *   goes on with Tab at once; the click, a press of Enter too, comes before.
 */
export function useDetailsOpen() {
  const [isOpen, setOpen] = useState(false);

  return {
    isOpen,
    handlers: {
      onClick: () => setOpen(true),
      onToggle: ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
        // In React the event rises from the `details` within, too.
        if (target === currentTarget) setOpen(currentTarget.open);
      },
    },
  };
}
