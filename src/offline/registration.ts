import { Workbox } from 'workbox-window';
import { readCodeManifest } from '../site/codeManifest';
import { prefersReducedData } from '../site/connection';
import { TRUSTED_TYPES } from '../site/trustedTypes';
import { missedFiles } from './loadedFiles';
import type { WorkerMessage } from './workerMessages';
import { keptAddress, namedFiles } from './ownFiles';
import { updateStore } from './updateStore';

/** The page's side of the service worker: registers it, keeps what the visitor sees, and knows of a new version. */

/** How long a worker may take to start, and to keep what a message names, ms. */
const MAX_START = 10_000;
const MAX_KEEPING = 60_000;
/** How long a new version is given to take over, ms. */
const MAX_TAKEOVER = 2_000;

let workbox: Workbox | undefined;

/**
 * Registers the worker, whose scope is the base path. Errors are ignored: the site works without it.
 *
 * @param basePath - the path the site lives under, with a slash at both ends
 */
export async function registerWorker(basePath: string): Promise<void> {
  workbox = new Workbox(workerAddress(basePath), { scope: basePath, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    updateStore.announce();
  });
  try {
    await workbox.register();
    // The page asks for them only when it needs them; without them its controls would be dead offline.
    void keepForOffline(readCodeManifest().deferred);
    if (!prefersReducedData()) void keepHome(basePath);
    keepWhatWasMissed();
  } catch {
    // Blocked by the browser's settings, or the script could not be fetched.
  }
}

/** The offline page leads home, which may never have been visited. The worker has the document; this is what it needs. */
async function keepHome(basePath: string): Promise<void> {
  // A first visit is here before the worker has installed, which brings the document.
  if (await activeWorker()) await keepNamedFiles(basePath);
}

/**
 * Keeps a page whose document was never loaded, since a link led to it, and all that it needs.
 *
 * @param url - of the page; its query and hash don't matter
 */
export async function keepVisited(url: string): Promise<void> {
  const address = keptAddress(url);
  if (!prefersReducedData() && (await keepForOffline([address]))) await keepNamedFiles(address);
}

async function keepNamedFiles(address: string): Promise<void> {
  const response = await caches.match(address).catch(() => undefined);
  if (response) void keepForOffline(namedFiles(await response.text()));
}

/** The one address that a worker is registered from; browsers with Trusted Types take no other. */
function workerAddress(basePath: string): string | TrustedScriptURL {
  const address = `${basePath}sw.js`;
  const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES.worker, {
    createScriptURL: (given: string) => (given === address ? given : ''),
  });
  return policy ? policy.createScriptURL(address) : address;
}

/** Tells the worker of what the page loaded before the worker was there to see it. */
function keepWhatWasMissed(): void {
  if (navigator.serviceWorker.controller) return;
  void keepForOffline([window.location.href.split('#')[0] ?? '']);
  new PerformanceObserver((list) => {
    const files = missedFiles(list.getEntries() as PerformanceResourceTiming[]);
    if (files.length > 0) void keepForOffline(files);
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Lets the new version take over and loads the page from it. Called on the visitor's click. A worker that is busy with a
 * request may keep the new one waiting; the page is loaded anew all the same, since documents come from the network first.
 */
export function takeUpdate(): void {
  const reload = () => window.location.reload();
  workbox?.addEventListener('controlling', reload);
  setTimeout(reload, MAX_TAKEOVER);
  void send({ type: 'TAKE_OVER' }, 'waiting');
}

/**
 * Asks the worker to keep addresses for use without a network.
 *
 * @param urls - addresses of this site; others are passed over
 * @returns whether all of them are kept; `false` without a worker, and where it does not answer
 */
export async function keepForOffline(urls: readonly string[]): Promise<boolean> {
  return send({ type: 'KEEP', urls: [...urls], isSaved: false }, 'active');
}

/**
 * Asks the worker to keep addresses until the reader deletes them.
 *
 * @param urls - of a page and all that it needs
 * @returns as `keepForOffline`
 */
export async function saveForOffline(urls: readonly string[]): Promise<boolean> {
  return send({ type: 'KEEP', urls: [...urls], isSaved: true }, 'active');
}

async function send(message: WorkerMessage, to: 'active' | 'waiting'): Promise<boolean> {
  const worker =
    to === 'active'
      ? await activeWorker()
      : (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!worker) return false;
  const answer = new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(message, [port2]);
  });
  return Promise.race([answer, after(MAX_KEEPING, false)]);
}

/** The worker once it has started; `ready` alone would wait for ever for one that was not let in. */
async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    after(MAX_START, undefined),
  ]);
  return registration?.active;
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}
