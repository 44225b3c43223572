import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveSite, type RunningSite } from '../../src/build/server/serve';
import { servedHeaders } from '../../src/build/server/servedHeaders';

/** What a host may do wrong with a request. */
export const FAULTS = ['busy', 'short', 'broken', 'empty', 'portal', 'silent'] as const;
export type Fault = (typeof FAULTS)[number] | 'changed';

/** Files that replace those of a site's folder, by name; `null` for a removed one, `undefined` for one left as it is. */
export type Overlay = (file: string) => Buffer | string | null | undefined;

export interface FaultyHost extends RunningSite {
  /** Decides for each request; `undefined` is answered as it should be. */
  fault: (pathname: string, request: IncomingMessage) => Fault | undefined;
  /** Redirects some paths; `undefined` redirects none. */
  redirect: (pathname: string) => string | undefined;
  /** Serves some paths as others; it is given each. */
  alias: (pathname: string) => string;
  /** Changes the site without touching its folder. */
  overlay: Overlay;
  /** Ends the host: unlike the browser's own offline mode this reaches the worker too. */
  goDown: () => void;
}

const PORTAL =
  '<!doctype html><html><title>Portal</title><p>Log in to use this network.</p></html>';
/** The worst of hosts says of a wrong file that it never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

interface FoundFile {
  name: string;
  /** `null` for a file that the folder has as it is. */
  replacement: Buffer | string | null;
}

/**
 * Serves a built site, and what goes wrong on the way.
 *
 * @param dir - the site's folder
 * @param basePath - as the site was built
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
    if (fault !== undefined) answerWrong(fault, dir, file, response);
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

function answerWrong(
  fault: Fault,
  dir: string,
  file: FoundFile | null,
  response: ServerResponse,
): void {
  if (fault === 'silent') return;
  if (fault === 'busy') {
    response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The host is busy.\n');
    return;
  }
  const body = file
    ? Buffer.from(file.replacement ?? readFileSync(path.join(dir, file.name)))
    : Buffer.from('nothing');
  const type = typeOf(file?.name ?? '.html');
  const half = body.subarray(0, body.length / 2);
  const headers = {
    'Content-Type': type,
    'Cache-Control': type.startsWith('text/html') ? 'no-cache' : FOREVER,
  };
  if (fault === 'portal') {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end(PORTAL);
  } else if (fault === 'broken') {
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.write(half, () => response.destroy());
  } else if (fault === 'changed') {
    response.writeHead(200, headers).end(Buffer.concat([body, Buffer.from('\n/* other */')]));
  } else {
    response.writeHead(200, headers).end(fault === 'short' ? half : '');
  }
}

function typeOf(name: string): string {
  return TYPES[path.extname(name) || name] ?? 'application/octet-stream';
}

/** As a static host finds it. */
function findFile(dir: string, within: string, overlay: Overlay): FoundFile | null {
  for (const name of namesOf(within)) {
    if (path.extname(name) === '') continue;
    const replacement = overlay(name);
    if (replacement === undefined && existsSync(path.join(dir, name))) {
      return { name, replacement: null };
    }
    if (replacement !== undefined && replacement !== null) return { name, replacement };
  }
  return null;
}

function isRemoved(within: string, overlay: Overlay): boolean {
  return namesOf(within).some((name) => overlay(name) === null);
}

function namesOf(within: string): string[] {
  const name = decodeURIComponent(within);
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}index.html`];
}
