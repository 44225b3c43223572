/** Lists names: 'Plausible', 'Plausible and Matomo'. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
