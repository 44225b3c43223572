import { Workbox } from 'workbox-window';
import type { WorkerMessage } from './messages';
import { updateStore } from './updateStore';

/** The page's side of the service worker: registers it, keeps what the visitor sees, and knows of a new version. */

let workbox: Workbox | undefined;

/**
 * Registers the worker, whose scope is the base path. Errors are of no account: the site works without it.
 *
 * @param basePath - the path the site lives under, with a slash at both ends
 */
export async function registerWorker(basePath: string): Promise<void> {
  workbox = new Workbox(`${basePath}sw.js`, { scope: basePath, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    updateStore.announce();
  });
  try {
    await workbox.register();
    await keepForOffline(loadedUrls());
  } catch {
    // Blocked by the browser's settings, or the script could not be fetched.
  }
}

/**
 * Lets the new version take over and loads the page from it. Called on the visitor's click.
 */
export function takeUpdate(): void {
  workbox?.addEventListener('controlling', () => window.location.reload());
  void send({ type: 'TAKE_OVER' }, 'waiting');
}

/**
 * Asks the worker to keep addresses for use without a network.
 *
 * @param urls - addresses of this site; others are passed over
 * @returns whether all of them are kept; `false` without a worker
 */
export async function keepForOffline(urls: readonly string[]): Promise<boolean> {
  return send({ type: 'KEEP', urls: [...urls] }, 'active');
}

async function send(message: WorkerMessage, to: 'active' | 'waiting'): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker =
    to === 'active' ? (await navigator.serviceWorker.ready).active : registration?.waiting;
  if (!worker) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(message, [port2]);
  });
}

/** What the first visit loaded before the worker was there to see it. */
function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [window.location.href.split('#')[0] ?? '', ...resources];
}
