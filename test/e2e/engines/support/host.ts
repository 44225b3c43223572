import { once } from 'node:events';
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const COLLECTOR = '/engine-test-collector.js';
const PROBLEMS = '/engine-test-problems';

/**
 * A proxy for the host that serves the built site. It can simulate an outage, delay responses, and collect
 * errors from the site's pages.
 */
export interface Host {
  /** The proxy's URL, with a trailing slash. */
  url: string;
  /** Errors, warnings, and CSP violations that the site's pages have reported. */
  problems: readonly string[];
  /** Closes all connections and refuses new ones. */
  goDown: () => Promise<void>;
  /** Holds back responses to requests whose path matches. Pass null to release them. */
  hold: (path: RegExp | null) => void;
  stop: () => Promise<void>;
}

/**
 * @param upstream - URL of the site
 * @param collects - true to insert an error-reporting script into every document
 * @returns the running proxy
 */
export async function startHost(upstream: string, collects: boolean): Promise<Host> {
  const problems: string[] = [];
  let delayed: RegExp | null = null;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === COLLECTOR) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${collect.toString()})(${JSON.stringify(PROBLEMS)})`);
    } else if (path === PROBLEMS) {
      void readText(request).then((text) => problems.push(text));
      response.writeHead(204).end();
    } else if (delayed?.test(path)) {
      waiting.push(() => pass(upstream, request, response, collects));
    } else {
      pass(upstream, request, response, collects);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const goDown = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    problems,
    goDown,
    hold: (path) => {
      delayed = path;
      if (path === null) for (const respond of waiting.splice(0)) respond();
    },
    stop: goDown,
  };
}

function pass(
  upstream: string,
  request: IncomingMessage,
  response: ServerResponse,
  collects: boolean,
): void {
  const isDocument = collects && request.headers['sec-fetch-dest'] === 'document';
  const headers = { ...request.headers };
  if (isDocument) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const upstreamRequest = sendRequest(
    new URL(request.url ?? '/', upstream),
    { method: request.method, headers },
    (answer) => {
      if (!isDocument || !answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void readText(answer).then((html) => {
        const upstreamHeaders = { ...answer.headers };
        delete upstreamHeaders['content-length'];
        delete upstreamHeaders.etag;
        response.writeHead(answer.statusCode ?? 502, upstreamHeaders);
        response.end(html.replace('<head>', `<head><script src="${COLLECTOR}"></script>`));
      });
    },
  );
  upstreamRequest.on('error', () => response.destroy());
  request.pipe(upstreamRequest);
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Reports errors to the proxy. Runs in the page, before the page's own scripts. */
function collect(address: string): void {
  const report = (text: string) => navigator.sendBeacon(address, `${text} (${location.pathname})`);
  for (const level of ['error', 'warn'] as const) {
    const original = window.console[level].bind(window.console);
    window.console[level] = (...args: unknown[]) => {
      report(`console.${level}: ${args.map(String).join(' ')}`);
      original(...args);
    };
  }
  addEventListener('error', (event) => {
    // Failed resource loads also fire `error`, but without a message.
    if (event.message) report(`uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', (event) => report(`unhandled: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
