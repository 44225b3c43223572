/// <reference lib="webworker" />
import { deleteOwnCaches } from './deleteOwn';

/**
 * Replaces `sw.js` when the site is built with `SERVICE_WORKER=off`. It takes over from any earlier worker
 * immediately, deletes all caches, and unregisters itself. Browsers check `sw.js` on each visit, so this
 * reaches every returning visitor.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOwnCaches().then(() => self.registration.unregister()));
});
