/**
 * Computes the active option after a key press. Up and down wrap around.
 *
 * @param key - `KeyboardEvent.key`
 * @param active - index of the active option; -1 for none
 * @param length - number of options
 * @returns the new index; `null` if the key doesn't change the active option
 */
export function moveActive(key: string, active: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % length;
    case 'ArrowUp':
      return active <= 0 ? length - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
