/** Recovers from failed chunk loads by reloading the page once, with a guard against reload loops. */

const GUARD_KEY = 'reloaded-for';

/**
 * @param error - the thrown value
 * @returns true if a chunk (script or style sheet) couldn't be loaded
 */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

/**
 * Reloads the document, unless it has just been reloaded at this address, the visitor is offline (the
 * browser's error page would replace the site), or storage for the guard is blocked.
 *
 * @returns true if the reload has started
 */
function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const address = window.location.pathname;
  try {
    if (sessionStorage.getItem(GUARD_KEY) === address) return false;
    sessionStorage.setItem(GUARD_KEY, address);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Reloads the document once after a chunk failure, which is usually caused by a new deployment.
 *
 * @param error - the thrown value
 * @returns true if the reload has started
 */
export function recoverByReload(error: unknown): boolean {
  return isChunkFailure(error) && reloadOnce();
}

/** Allows another reload; called once a page has rendered. */
export function resetReloadGuard(): void {
  try {
    sessionStorage.removeItem(GUARD_KEY);
  } catch {
    // Storage is blocked, so the guard was never stored.
  }
}
