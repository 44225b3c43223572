/** The shortest word taken for a typo; shorter ones are all near each other. */
const MIN_LENGTH = 4;

/**
 * @param typed - a word as it was typed
 * @param term - a word that exists
 * @returns whether one letter too many, too few or wrong, or two swapped ones, make the difference
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
