/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { KEPT_PARAMETER } from '../sandbox/protocol';
import { BASE_PATH } from '../site/basePath';
import { FRAME_PAGES } from './framePages';
import { keep } from './keeping';
import { readMessage } from './workerMessages';
import { ASSETS_PATH } from './ownFiles';
import { assets, largeFiles, OFFLINE_CACHE, pages } from './strategies';
import { activateWorker } from './activateWorker';
import { installWorker, OFFLINE_PAGE } from './versionPages';

/**
 * The service worker. Documents are network-first, so that online visitors never see outdated pages; files
 * with a content hash in their name are cache-first, since they're immutable.
 */

declare const self: ServiceWorkerGlobalScope;

/** Start of the paths of Python's files (`build/webpack/moduleRules.ts`). */
const PYTHON_FILES = `${ASSETS_PATH}python-`;

clientsClaim();

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && FRAME_PAGES.has(url.pathname) && url.searchParams.has(KEPT_PARAMETER),
  ({ url }) => sandboxedFrame(url.pathname),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(PYTHON_FILES),
  largeFiles,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS_PATH), assets);
// Leaves the school's editor to the network, if the site has one. The first route that matches is used.
const EDITOR_PATH = process.env.EDITOR_PATH;
if (EDITOR_PATH) {
  registerRoute(
    ({ url }) => `${url.pathname}/`.startsWith(`${EDITOR_PATH}/`),
    ({ request }) => fetch(request),
  );
}
// Handles requests for pages and for files outside the assets folder, such as icons and the manifest.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_PATH), pages);

// The offline page replaces a page that can't be fetched and isn't cached.
setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate'
      ? await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE })
      : undefined) ?? Response.error(),
);

self.addEventListener('install', (event) => {
  event.waitUntil(installWorker());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activateWorker());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'TAKE_OVER') void self.skipWaiting();
  if (message?.type === 'KEEP') {
    const port = event.ports[0];
    event.waitUntil(
      keep(message.urls, message.isSaved, event).then((kept) => port?.postMessage(kept)),
    );
  }
});

/**
 * Returns the document for a frame without a `sandbox` attribute, since service workers don't handle
 * sandboxed frames. The CSP header applies the same sandbox (CSP 3, section 6.3.2), and the frame's code
 * refuses to start without it. The other header is the one that hosts send (`build/files/hostFiles.ts`).
 */
async function sandboxedFrame(page: string): Promise<Response> {
  const kept = await caches.match(page, { cacheName: OFFLINE_CACHE });
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.append('Content-Security-Policy', `sandbox ${FRAME_PAGES.get(page) ?? ''}`);
  headers.set('Connection-Allowlist', '()');
  return new Response(kept.body, { headers });
}
