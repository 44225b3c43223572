/** The files of the build among what a page has loaded. */

/**
 * @param basePath - the path the site lives under, with a slash at both ends
 * @returns the addresses of those that this page has loaded
 */
export function loadedFiles(basePath: string): string[] {
  return filesAmong(performance.getEntriesByType('resource'), basePath);
}

/**
 * @param entries - what the browser tells of loaded resources
 * @param basePath - as above
 * @returns the addresses of those that no service worker has answered. Times do not tell: of a worker's script Chromium
 *   gives a start that is later than its end
 */
export function missedFiles(
  entries: readonly PerformanceResourceTiming[],
  basePath: string,
): string[] {
  return filesAmong(
    entries.filter(({ workerStart }) => workerStart === 0),
    basePath,
  );
}

function filesAmong(entries: readonly PerformanceEntry[], basePath: string): string[] {
  const folder = `${window.location.origin}${basePath}assets/`;
  return entries.map(({ name }) => name).filter((url) => url.startsWith(folder));
}
