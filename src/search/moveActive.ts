/**
 * Where a key takes the marker in a list of `length` lines; up and down go round.
 *
 * @param key - `KeyboardEvent.key`
 * @param active - the marked line, -1 for none
 * @param length - number of lines
 * @returns the line to mark; `null` if the key moves nothing
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
