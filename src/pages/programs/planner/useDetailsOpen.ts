import { useState, type ToggleEvent } from 'react';

/**
 * Tracks whether a `details` element is open, so that its content is rendered only when needed.
 *
 * @returns `isOpen`, and event handlers for the `details`. `toggle` fires one task after the element opens,
 *   which is too late if the user presses Tab right away. `click` fires earlier, including for Enter.
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
