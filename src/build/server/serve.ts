import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import sirv from 'sirv';
import { LAST_DOCUMENT } from './buildState';
import { isOutsideRoot } from './isOutsideRoot';
import { servedHeaders } from './servedHeaders';

interface ServeOptions {
  /** Folder with the built site. */
  dir: string;
  /** Path the site was built for, with a slash at both ends. */
  basePath: string;
  /** First port to try; 0 takes any free one. */
  port: number;
  /** Reads the folder anew at each request, so that a new build under the running server is served. */
  live?: boolean;
  /** Sends the compressed files beside the plain ones; by default unless `live`, as files may be exchanged one by one. */
  compressed?: boolean;
}

export interface RunningSite {
  /** The site's address, with its base path. */
  url: string;
  server: Server;
}

const HIGHEST_PORT = 65_535;

/** How long a browser waits before it asks again while the site is being built, seconds. */
const ASK_AGAIN = '2';
const BEING_BUILT =
  "The site is being built, or its last build failed. See the terminal it's running in.\n";

/**
 * Serves a built site on 127.0.0.1 as a plain static host does: `/about` is `about.html`, an unknown path `404.html` with
 * status 404, compressed files where there are any, each with the headers of the site's `_headers`. No file outside of the
 * folder is served, by a symbolic link neither. While a live folder holds no whole site, every answer has status 503.
 *
 * @param options - what to serve, and where
 * @returns the address and the server; a port in use gives the next free one
 * @throws if there is no `404.html`, or no port is free
 */
export async function serveSite({
  dir,
  basePath,
  port,
  live = false,
  compressed = !live,
}: ServeOptions): Promise<RunningSite> {
  const notFoundFile = path.join(dir, LAST_DOCUMENT);
  const notFound = readFileSync(notFoundFile);
  const ownHeaders = servedHeaders(dir, basePath);
  const headersOf = live
    ? (...of: Parameters<typeof ownHeaders>) => servedHeaders(dir, basePath)(...of)
    : ownHeaders;
  const files = sirv(dir, {
    dev: live,
    brotli: compressed,
    gzip: compressed,
    etag: true,
    extensions: ['html'],
    // Its own header says less of how long a file may be kept.
    setHeaders: (response, pathname) =>
      response.setHeaders(new Map(Object.entries(headersOf(basePath + pathname.slice(1), true)))),
  });
  const server = createServer((request, response) => {
    const respondNotFound = () => {
      response.writeHead(404, {
        ...headersOf(basePath, false),
        'Content-Type': 'text/html; charset=utf-8',
      });
      const body = live ? readFileSync(notFoundFile) : notFound;
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (live && !existsSync(notFoundFile)) {
      respondBeingBuilt(response, headersOf(basePath, false));
      return;
    }
    if (!request.url?.startsWith(basePath)) {
      respondNotFound();
      return;
    }
    request.url = request.url.slice(basePath.length - 1);
    if (isOutsideRoot(dir, request.url.split('?')[0] ?? '')) {
      respondNotFound();
      return;
    }
    files(request, response, respondNotFound);
  });
  const chosen = await listen(server, port);
  return { url: `http://127.0.0.1:${chosen}${basePath}`, server };
}

function respondBeingBuilt(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(503, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': ASK_AGAIN,
    Refresh: ASK_AGAIN,
  });
  response.end(BEING_BUILT);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < HIGHEST_PORT) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
