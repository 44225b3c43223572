import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveSite, type RunningSite } from '../../src/build/server/serve';
import { servedHeaders } from '../../src/build/server/servedHeaders';

/**
 * Faults that any request can run into: status 503, half a file, a dropped connection, an empty file, a
 * captive portal's page, or no response.
 */
export const FAULTS = ['busy', 'short', 'broken', 'empty', 'portal', 'silent'] as const;
/**
 * Other faults: a file that's missing (status 404), status 500, a file of another version, and one that can't be
 * decompressed.
 */
export type Fault = (typeof FAULTS)[number] | 'missing' | 'failing' | 'changed' | 'corrupt';

/**
 * Returns the content to serve in place of the named file. Null removes the file; undefined leaves it
 * unchanged.
 */
export type Overlay = (file: string) => Buffer | string | null | undefined;

export interface FaultyHost extends RunningSite {
  /** Returns the fault for a request, or undefined for a normal response. */
  fault: (pathname: string, request: IncomingMessage) => Fault | undefined;
  /** Returns the path to redirect to, or undefined for no redirect. */
  redirect: (pathname: string) => string | undefined;
  /** Returns the path to serve for a requested path. */
  alias: (pathname: string) => string;
  /** Replaces or removes files in responses, without modifying the site's folder on disk. */
  overlay: Overlay;
  /** Stops the host. Unlike the browser's offline mode, this also affects the service worker. */
  goDown: () => void;
}

const PORTAL =
  '<!doctype html><html><title>Portal</title><p>Log in to use this network.</p></html>';
/** Worst case: the host marks even wrong files as immutable. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** In ms. Browsers drop what they haven't parsed when the connection breaks off. */
const BREAK_DELAY = 300;

const STATUSES: Readonly<Partial<Record<Fault, number>>> = {
  missing: 404,
  failing: 500,
  busy: 503,
};

interface FoundFile {
  name: string;
  /** Content that a test serves instead of the file; null to serve the file from the site's folder. */
  replacement: Buffer | string | null;
}

/**
 * Serves a built site with faults that tests can set and change.
 *
 * @param dir - the site's folder
 * @param basePath - the base path that the site was built with
 */
export async function startFaultyHost(dir: string, basePath = '/'): Promise<FaultyHost> {
  const running = await serveSite({ dir, basePath, port: 0, compressed: false });
  const { server } = running;
  const headersOf = servedHeaders(dir, basePath);
  const [serve] = server.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', running.url);
    const to = host.redirect(pathname);
    const fault = host.fault(pathname, request);
    if (to !== undefined) {
      response.writeHead(308, { Location: to }).end();
      return;
    }
    const served = host.alias(pathname);
    const file = findFile(dir, served.slice(basePath.length), host.overlay);
    if (fault !== undefined) respondWithFault(fault, dir, file, response);
    else if (file && file.replacement !== null) {
      response
        .writeHead(200, { ...headersOf(served, true), 'Content-Type': typeOf(file.name) })
        .end(file.replacement);
    } else if (file === null && isRemoved(served.slice(basePath.length), host.overlay)) {
      response.writeHead(404, headersOf(served, false)).end('Not found\n');
    } else {
      request.url = request.url?.replace(pathname, served) ?? '/';
      serve(request, response);
    }
  });
  const host: FaultyHost = {
    ...running,
    fault: () => undefined,
    redirect: () => undefined,
    alias: (pathname) => pathname,
    overlay: () => undefined,
    goDown: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}

function respondWithFault(
  fault: Fault,
  dir: string,
  file: FoundFile | null,
  response: ServerResponse,
): void {
  if (fault === 'silent') return;
  const status = STATUSES[fault];
  if (status !== undefined) {
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end('The host has a fault.\n');
    return;
  }
  const body = file
    ? Buffer.from(file.replacement ?? readFileSync(path.join(dir, file.name)))
    : Buffer.from('nothing');
  const type = typeOf(file?.name ?? '.html');
  const half = body.subarray(0, body.length / 2);
  const headers = {
    'Content-Type': type,
    'Cache-Control': type.startsWith('text/html') ? 'no-cache' : IMMUTABLE,
  };
  if (fault === 'portal') {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end(PORTAL);
  } else if (fault === 'broken') {
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.write(half, () => setTimeout(() => response.destroy(), BREAK_DELAY));
  } else if (fault === 'corrupt') {
    const packed = gzipSync(body);
    // Keeps the header, so that the browser starts to decompress.
    packed.fill(0xff, 10);
    response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(packed);
  } else if (fault === 'changed') {
    response.writeHead(200, headers).end(Buffer.concat([body, Buffer.from('\n/* other */')]));
  } else {
    response.writeHead(200, headers).end(fault === 'short' ? half : '');
  }
}

function typeOf(name: string): string {
  return TYPES[path.extname(name) || name] ?? 'application/octet-stream';
}

/** Finds the file for a path the way a static host does. */
function findFile(dir: string, sitePath: string, overlay: Overlay): FoundFile | null {
  for (const name of namesOf(sitePath)) {
    if (path.extname(name) === '') continue;
    const replacement = overlay(name);
    if (replacement === undefined && existsSync(path.join(dir, name))) {
      return { name, replacement: null };
    }
    if (replacement !== undefined && replacement !== null) return { name, replacement };
  }
  return null;
}

function isRemoved(sitePath: string, overlay: Overlay): boolean {
  return namesOf(sitePath).some((name) => overlay(name) === null);
}

function namesOf(sitePath: string): string[] {
  const name = decodeURIComponent(sitePath);
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}index.html`];
}
