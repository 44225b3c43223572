/**
 * Checks whether a host is unreachable. `navigator.onLine` can be wrong, and not every browser reports that a
 * frame failed to load.
 *
 * @param address - URL of the frame's page
 * @returns true if the request fails, or false once the host responds
 */
export async function isHostDown(address: string): Promise<boolean> {
  try {
    // The service worker doesn't handle HEAD requests, so this always goes to the network.
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
