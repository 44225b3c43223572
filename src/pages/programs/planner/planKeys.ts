/** What an address of the planner may hold; `hours` is that of the planner's first form, hours a week. */
const KEYS = ['program', 'days', 'time', 'minutes', 'hours', 'start', 'done'];

/**
 * @param params - of an address
 * @returns the names of what it says about a plan
 */
export function planKeysIn(params: URLSearchParams): string[] {
  return KEYS.filter((key) => params.has(key));
}
