/** Minimum length for typo tolerance; too many shorter words are one edit apart. */
const MIN_LENGTH = 4;

/**
 * @param typed - the word as typed
 * @param term - an indexed term
 * @returns true if the words differ by one inserted, deleted, or wrong letter, or by two swapped letters
 */
export function isOneTypoAway(typed: string, term: string): boolean {
  if (typed.length < MIN_LENGTH || Math.abs(typed.length - term.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === term[start]) start++;
  const [a, b] = [typed.slice(start), term.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
