import { ASSETS_PATH } from './ownFiles';

/** The files of the build among what a page has loaded. */

/** @returns the addresses of those that this page has loaded */
export function loadedFiles(): string[] {
  return filesAmong(performance.getEntriesByType('resource'));
}

/**
 * @param entries - what the browser tells of loaded resources
 * @returns the addresses of those that no service worker has answered. Times do not tell: of a worker's script Chromium
 *   gives a start that is later than its end
 */
export function missedFiles(entries: readonly PerformanceResourceTiming[]): string[] {
  return filesAmong(entries.filter(({ workerStart }) => workerStart === 0));
}

function filesAmong(entries: readonly PerformanceEntry[]): string[] {
  const folder = window.location.origin + ASSETS_PATH;
  return entries.map(({ name }) => name).filter((url) => url.startsWith(folder));
}
