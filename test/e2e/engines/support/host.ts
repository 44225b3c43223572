import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const COLLECTOR = '/engine-test-collector.js';
const PROBLEMS = '/engine-test-problems';

/** A host in front of the one that serves the built site: it can go down, and hears of what goes wrong in its pages. */
export interface Host {
  /** Its address, with a slash at the end. */
  url: string;
  /** What its pages have told of errors, warnings and violations of their policy. */
  problems: readonly string[];
  /** Refuses connections from now on. */
  goDown: () => Promise<void>;
  /** Leaves every request without an answer while what is given matches its path. */
  hold: (path: RegExp | null) => void;
  stop: () => Promise<void>;
}

/**
 * @param upstream - address of the site
 * @param collects - whether a script of its own that listens for errors is put first into every document
 * @returns the running host
 */
export async function startHost(upstream: string, collects: boolean): Promise<Host> {
  const problems: string[] = [];
  let held: RegExp | null = null;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === COLLECTOR) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${collect.toString()})(${JSON.stringify(PROBLEMS)})`);
    } else if (path === PROBLEMS) {
      void readText(request).then((text) => problems.push(text));
      response.writeHead(204).end();
    } else if (held?.test(path)) {
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
      held = path;
      if (path === null) for (const answer of waiting.splice(0)) answer();
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
  const asked = ask(
    new URL(request.url ?? '/', upstream),
    { method: request.method, headers },
    (answer) => {
      if (!isDocument || !answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void readText(answer).then((html) => {
        const kept = { ...answer.headers };
        delete kept['content-length'];
        delete kept.etag;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(html.replace('<head>', `<head><script src="${COLLECTOR}"></script>`));
      });
    },
  );
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Runs in the page, before anything of its own. */
function collect(address: string): void {
  const tell = (text: string) => navigator.sendBeacon(address, `${text} (${location.pathname})`);
  for (const level of ['error', 'warn'] as const) {
    const original = window.console[level].bind(window.console);
    window.console[level] = (...said: unknown[]) => {
      tell(`console.${level}: ${said.map(String).join(' ')}`);
      original(...said);
    };
  }
  addEventListener('error', (event) => {
    // What failed to load comes here too, without a message.
    if (event.message) tell(`uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', (event) => tell(`unhandled: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
