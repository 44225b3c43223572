/** @returns true if a version, such as '1.10.0', is newer than another */
export function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}
