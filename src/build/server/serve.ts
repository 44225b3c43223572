import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { LAST_DOCUMENT } from './buildState';
import { findFile } from './findFile';
import { sendFile } from './sendFile';
import { servedHeaders } from './servedHeaders';

interface ServeOptions {
  /** Folder with the built site. */
  dir: string;
  /** Base path the site was built for, with a leading and a trailing slash. */
  basePath: string;
  /** First port to try; 0 for any free port. */
  port: number;
  /** Reads the folder on every request, so that it can be rebuilt while the server runs. */
  live?: boolean;
  /**
   * Serves precompressed files. Off by default if `live` is set, because the files could be out of sync with
   * the originals.
   */
  compressed?: boolean;
}

export interface RunningSite {
  /** URL of the site, including the base path. */
  url: string;
  server: Server;
}

const MAX_PORT = 65_535;

/** Delay before the browser retries while the site is being built, in seconds. */
const RETRY_DELAY = '2';
const BEING_BUILT =
  "The site is being built, or its last build failed. See the terminal it's running in.\n";

/**
 * Serves a built site on 127.0.0.1 like a static host: `/about` serves `about.html`, and unknown paths serve
 * the nearest `404.html` with status 404. Uses precompressed files and the headers in `_headers`. Never serves files
 * outside the folder, even through symbolic links. If a live folder has no complete site, every response has
 * status 503.
 *
 * @param options - folder, base path and port; if the port is in use, tries the next ones
 * @returns the site's URL and the server
 * @throws if the folder has no `404.html`, or if no port is free
 */
export async function serveSite({
  dir,
  basePath,
  port,
  live = false,
  compressed = !live,
}: ServeOptions): Promise<RunningSite> {
  const notFoundFile = path.join(dir, LAST_DOCUMENT);
  // Reads the file, so that a missing one is reported when the server starts.
  readFileSync(notFoundFile);
  const initialHeaders = servedHeaders(dir, basePath);
  const headersOf = live
    ? (...args: Parameters<typeof initialHeaders>) => servedHeaders(dir, basePath)(...args)
    : initialHeaders;
  const server = createServer((request, response) => {
    // Starts with a slash. Undefined outside the base path.
    const address = request.url?.startsWith(basePath)
      ? request.url.slice(basePath.length - 1)
      : undefined;
    const respondNotFound = () => {
      response.writeHead(404, {
        ...headersOf(basePath, false),
        'Content-Type': 'text/html; charset=utf-8',
      });
      const body = readFileSync(nearestNotFound(dir, address ?? '/'));
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (live && !existsSync(notFoundFile)) {
      respondBeingBuilt(response, headersOf(basePath, false));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersOf(basePath, false), Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = ''] = address?.split('?') ?? [];
    const file = address === undefined ? undefined : findFile(dir, pathname);
    if (file === undefined) {
      respondNotFound();
      return;
    }
    const headers = headersOf(basePath + pathname.slice(1), true);
    sendFile(request, response, { dir, file, compressed, headers }).catch(() => {
      // The client has gone, or the file has been removed.
      response.destroy();
    });
  });
  const actualPort = await listen(server, port);
  return { url: `http://127.0.0.1:${actualPort}${basePath}`, server };
}

/**
 * Returns the `404.html` in the folder of an address's language, or the site's, as Cloudflare Pages does.
 *
 * @param dir - folder of the site
 * @param address - address within the site
 */
function nearestNotFound(dir: string, address: string): string {
  const language = /^\/([\w-]+)\//.exec(address)?.[1];
  const file = path.join(dir, language ?? '', LAST_DOCUMENT);
  return existsSync(file) ? file : path.join(dir, LAST_DOCUMENT);
}

function respondBeingBuilt(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(503, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': RETRY_DELAY,
    Refresh: RETRY_DELAY,
  });
  response.end(BEING_BUILT);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < MAX_PORT) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
