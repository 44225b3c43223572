/** Recovery from code that could not be fetched: one reload, guarded against going round in circles. */

const GUARD_KEY = 'reloaded-for';

/**
 * @param error - what was thrown
 * @returns whether it says that a chunk (script or style sheet) could not be fetched
 */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

/**
 * Loads the current address anew, unless that was just done for it, the visitor is offline (the browser's own error page
 * would replace the site), or the storage that would remember it is blocked.
 *
 * @returns whether the reload is under way
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
 * Code that could not be fetched is most often code of an earlier deploy: then the page is loaded anew, once.
 *
 * @param error - what was thrown
 * @returns whether a reload is under way
 */
export function recoverByReload(error: unknown): boolean {
  return isChunkFailure(error) && reloadOnce();
}

/** Arms the reload again; called once a page is shown. */
export function resetReloadGuard(): void {
  try {
    sessionStorage.removeItem(GUARD_KEY);
  } catch {
    // Blocked storage never armed it.
  }
}
