import { Workbox } from 'workbox-window';
import { readCodeManifest } from '../site/codeManifest';
import { prefersReducedData } from '../site/connection';
import { TRUSTED_TYPES } from '../site/trustedTypes';
import { loadedFrames } from './framePages';
import { missedFiles } from './loadedFiles';
import type { WorkerMessage } from './workerMessages';
import { keptAddress, namedFiles } from './ownFiles';
import { isUpdatePostponed } from './postponedUpdate';
import { updateStore } from './updateStore';

/** Client side of the service worker: registration, caching of visited pages, and updates. */

/** Timeouts for starting the worker and for caching the URLs in a message, in ms. */
const MAX_START = 10_000;
const MAX_KEEPING = 60_000;
/** Timeout for activating a new version, in ms. */
const MAX_TAKEOVER = 2_000;

let workbox: Workbox | undefined;

/**
 * Registers the worker with the base path as its scope. Errors are ignored: the site works without it.
 *
 * @param basePath - path prefix of the site, with a slash at both ends
 */
export async function registerWorker(basePath: string): Promise<void> {
  workbox = new Workbox(workerAddress(basePath), { scope: basePath, updateViaCache: 'none' });
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister = false }) => {
    if (!wasWaitingBeforeRegister || !isUpdatePostponed()) updateStore.announce();
  });
  try {
    await workbox.register();
    keepWhatWasLoaded();
  } catch {
    // The browser blocks service workers, or the script couldn't be fetched.
  }
}

/**
 * Caches a page that the reader reached through a link, and the files it needs. Client-side navigation
 * doesn't load its document.
 *
 * @param url - address of the page; its query and hash are ignored
 */
export async function keepVisited(url: string): Promise<void> {
  const address = keptAddress(url);
  if (prefersReducedData() || !(await keepForOffline([address]))) return;
  const response = await caches.match(address).catch(() => undefined);
  if (response) void keepForOffline(namedFiles(await response.text()));
}

/** Returns the worker's URL, the only one that the Trusted Types policy allows. */
function workerAddress(basePath: string): string | TrustedScriptURL {
  const address = `${basePath}sw.js`;
  const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES.worker, {
    createScriptURL: (given: string) => (given === address ? given : ''),
  });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Caches frames, and the page with the files that it loads before the worker handles its requests. On later visits,
 * also caches deferred code that the page hasn't requested yet, so that all of its controls work offline.
 */
function keepWhatWasLoaded(): void {
  const isControlled = Boolean(navigator.serviceWorker.controller);
  void keepForOffline(
    isControlled ? readCodeManifest().deferred : [window.location.href.split('#')[0] ?? ''],
  );
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const files = [...loadedFrames(entries), ...(isControlled ? [] : missedFiles(entries))];
    if (files.length > 0) void keepForOffline(files);
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Activates the waiting service worker and reloads the page. If the old worker is busy, the page reloads
 * after a timeout anyway. It still gets the new document, because documents come from the network first.
 */
export function takeUpdate(): void {
  const reload = () => window.location.reload();
  workbox?.addEventListener('controlling', reload);
  setTimeout(reload, MAX_TAKEOVER);
  void send({ type: 'TAKE_OVER' }, 'waiting');
}

/**
 * Asks the worker to cache URLs for offline use.
 *
 * @param urls - URLs on this site; others are ignored
 * @returns true if all of them are cached; false if there's no worker or it doesn't answer
 */
export async function keepForOffline(urls: readonly string[]): Promise<boolean> {
  return send({ type: 'KEEP', urls: [...urls], isSaved: false }, 'active');
}

/**
 * Asks the worker to cache URLs until the reader deletes them.
 *
 * @param urls - URLs of a page and its files
 * @returns true if all of them are cached; false if there's no worker or it doesn't answer
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

/**
 * Returns the active worker; `undefined` after a timeout, because `ready` never resolves if the worker
 * couldn't be registered.
 */
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
