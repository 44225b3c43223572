/**
 * Asks a host whether it is there. The browser may think that it is online, and not every engine says that a frame's page did
 * not load.
 *
 * @param address - of the page that the frame loads
 * @returns whether the host cannot be reached; not at all while it keeps the answer to itself
 */
export async function isHostDown(address: string): Promise<boolean> {
  try {
    // The service worker answers no HEAD, so this is the network's word.
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
