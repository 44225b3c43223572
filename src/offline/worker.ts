/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { KEPT_PARAMETER } from '../sandbox/protocol';
import { BASE_PATH } from '../site/basePath';
import { keepFileList } from './fileList';
import { keep } from './keeping';
import { readMessage } from './workerMessages';
import { ASSETS_PATH, isOwnPage, keptAddress } from './ownFiles';
import { assets, largeFiles, OFFLINE_CACHE, pages } from './strategies';
import { activateWorker } from './activateWorker';

/**
 * The service worker. Documents are network-first, so that online visitors never see outdated pages; files
 * with a content hash in their name are cache-first, since they're immutable.
 */

declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGE = `${BASE_PATH}offline.html`;
/** Start of the paths of Python's files (`build/webpack/moduleRules.ts`). */
const PYTHON_FILES = `${ASSETS_PATH}python-`;
/** Documents for the frames that run readers' code, and their sandbox flags. */
const FRAME_PAGES = new Map([
  [`${BASE_PATH}runner.html`, 'allow-scripts'],
  [`${BASE_PATH}runner-python.html`, 'allow-scripts'],
  [`${BASE_PATH}preview.html`, 'allow-scripts allow-forms'],
]);

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

setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? instead(request) : Promise.resolve(Response.error()),
);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
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

/** Caches what this version needs offline, including the home page, since the offline page links to it. */
async function install(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const own = [BASE_PATH, OFFLINE_PAGE, ...FRAME_PAGES.keys()].map((page) => keepPage(cache, page));
  await Promise.all([keepFileList(cache), ...own]);
}

async function keepPage(cache: Cache, page: string): Promise<void> {
  const response = await fetch(page, { cache: 'reload' });
  const text = await response.text();
  const isWhole = FRAME_PAGES.has(page) ? text.includes('</html>') : isOwnPage(text);
  if (!response.ok || !isWhole) throw new Error(`${page} is not this site's.`);
  // Copy the response, because some hosts redirect to another form of the URL, and a redirected response
  // can't answer a navigation.
  await cache.put(page, new Response(text, { headers: response.headers }));
}

/** Returns the fallback for a page that can't be fetched and isn't cached. */
async function instead({ url }: Request): Promise<Response> {
  const options = { cacheName: OFFLINE_CACHE };
  const isHome = keptAddress(url) === self.location.origin + BASE_PATH;
  const home = isHome ? await caches.match(BASE_PATH, options) : undefined;
  return home ?? (await caches.match(OFFLINE_PAGE, options)) ?? Response.error();
}

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
