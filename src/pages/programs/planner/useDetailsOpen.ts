import { useState, type ToggleEvent } from 'react';

/**
 * Tracks whether a `details` element is open, to render its content only then.
 *
 * @returns `isOpen`, and event handlers for the `details`. `toggle` fires a task after opening, which is too
 *   late if the user presses Tab right away. `click` fires earlier, also for Enter.
 */
export function useDetailsOpen() {
  const [isOpen, setOpen] = useState(false);

  return {
    isOpen,
    handlers: {
      onClick: () => setOpen(true),
      onToggle: ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
        // In React, `toggle` bubbles up from nested `details`.
        if (target === currentTarget) setOpen(currentTarget.open);
      },
    },
  };
}
