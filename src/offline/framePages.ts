import { KEPT_PARAMETER } from '../sandbox/protocol';
import { BASE_PATH } from '../site/basePath';

const RUNNER = `${BASE_PATH}runner.html`;
const PYTHON_RUNNER = `${BASE_PATH}runner-python.html`;
const PREVIEW = `${BASE_PATH}preview.html`;

/** Documents for the frames that run readers' code: their paths, and the frames' sandbox flags. */
export const FRAME_PAGES: ReadonlyMap<string, string> = new Map([
  [RUNNER, 'allow-scripts'],
  [PYTHON_RUNNER, 'allow-scripts'],
  [PREVIEW, 'allow-scripts allow-forms'],
]);

/**
 * @param hasPython - true if a saved lesson has Python
 * @returns paths of the frames that it needs
 */
export function practiceFrames(hasPython: boolean): string[] {
  return hasPython ? [RUNNER, PREVIEW, PYTHON_RUNNER] : [RUNNER, PREVIEW];
}

/**
 * @param entries - resource timing entries
 * @returns URLs of the frames that came from the network. The service worker doesn't see their requests
 */
export function loadedFrames(entries: readonly PerformanceEntry[]): string[] {
  return entries
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname, searchParams }) =>
        origin === window.location.origin &&
        FRAME_PAGES.has(pathname) &&
        !searchParams.has(KEPT_PARAMETER),
    )
    .map(({ href }) => href);
}
