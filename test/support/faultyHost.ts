import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveSite, type RunningSite } from '../../src/build/server/serve';

/** What a host may do wrong with a request. */
export const FAULTS = ['busy', 'short', 'broken', 'empty', 'portal', 'silent'] as const;
export type Fault = (typeof FAULTS)[number] | 'changed';

export interface FaultyHost extends RunningSite {
  /** Decides for each request; `undefined` is answered as it should be. */
  fault: (pathname: string, request: IncomingMessage) => Fault | undefined;
  /** Redirects some paths; `undefined` redirects none. */
  redirect: (pathname: string) => string | undefined;
  /** Serves some paths as others; it is given each. */
  alias: (pathname: string) => string;
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

/**
 * Serves a built site, and what goes wrong on the way.
 *
 * @param dir - the site's folder
 * @param basePath - as the site was built
 */
export async function startFaultyHost(dir: string, basePath = '/'): Promise<FaultyHost> {
  const running = await serveSite({ dir, basePath, port: 0, live: true });
  const { server } = running;
  const [serve] = server.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', running.url);
    const to = host.redirect(pathname);
    const fault = host.fault(pathname, request);
    if (to !== undefined) response.writeHead(308, { Location: to }).end();
    else if (fault === undefined) {
      request.url = request.url?.replace(pathname, host.alias(pathname)) ?? '/';
      serve(request, response);
    } else answerWrong(fault, fileOf(dir, pathname.slice(basePath.length)), response);
  });
  const host: FaultyHost = {
    ...running,
    fault: () => undefined,
    redirect: () => undefined,
    alias: (pathname) => pathname,
    goDown: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}

function answerWrong(fault: Fault, file: string | null, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'busy') {
    response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The host is busy.\n');
    return;
  }
  const body = file ? readFileSync(file) : Buffer.from('nothing');
  const type = TYPES[path.extname(file ?? '.html')] ?? 'application/octet-stream';
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

/** As a static host finds it. */
function fileOf(dir: string, within: string): string | null {
  const names = within === '' ? ['index.html'] : [within, `${within}.html`, `${within}index.html`];
  const files = names.map((name) => path.join(dir, decodeURIComponent(name)));
  return files.find((file) => path.extname(file) !== '' && existsSync(file)) ?? null;
}
