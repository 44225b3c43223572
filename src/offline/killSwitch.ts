/// <reference lib="webworker" />
import { deleteOwnCaches } from './deleteOwn';

/**
 * What `sw.js` becomes when the site is built with `SERVICE_WORKER=off`: it replaces any earlier worker, at
 * once, forgets all it kept, and goes. Browsers look for a new `sw.js` at each visit, so this reaches every visitor.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOwnCaches().then(() => self.registration.unregister()));
});
