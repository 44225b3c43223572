import { ASSETS_PATH } from './ownFiles';

/** Finds build files among the page's loaded resources. */

/** @returns URLs of the build files that this page has loaded */
export function loadedFiles(): string[] {
  return filesAmong(performance.getEntriesByType('resource'));
}

/**
 * @param entries - resource timing entries
 * @returns URLs of the build files that no service worker handled. Tests only whether `workerStart` is 0,
 *   because for a web worker's script, Chromium reports a start time later than its end time
 */
export function missedFiles(entries: readonly PerformanceResourceTiming[]): string[] {
  return filesAmong(entries.filter(({ workerStart }) => workerStart === 0));
}

function filesAmong(entries: readonly PerformanceEntry[]): string[] {
  const folder = window.location.origin + ASSETS_PATH;
  return entries.map(({ name }) => name).filter((url) => url.startsWith(folder));
}
