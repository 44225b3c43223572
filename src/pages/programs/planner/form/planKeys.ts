/** Query parameters of the planner. `hours` (per week) only occurs in old links. */
const KEYS = ['program', 'days', 'time', 'minutes', 'hours', 'start', 'done'];

/**
 * Returns the plan parameters that a URL contains.
 *
 * @param params - the URL's query
 */
export function planKeysIn(params: URLSearchParams): string[] {
  return KEYS.filter((key) => params.has(key));
}
