/**
 * Returns a function that computes a result once for each object, and remembers it as long as the object exists.
 *
 * @param compute - computes the result; callers must not change what it returns
 */
export function memoized<A extends object, R>(compute: (input: A) => R): (input: A) => R {
  const cache = new WeakMap<A, R>();
  return (input) => {
    const cached = cache.get(input);
    if (cached !== undefined) return cached;
    const result = compute(input);
    cache.set(input, result);
    return result;
  };
}
