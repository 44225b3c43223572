import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource } from '../../../../src/build/documents/policy';
import { findBrowser } from '../../../../src/build/findBrowser';
import { SPECULATION_RULES } from '../../../../src/site/speculationRules';

const DRIVER = '/driver.js';
const REPORTS = '/driver/reports';
/** In ms; long enough for a slow machine. */
const TIMEOUT = 60_000;

/** What the driver reports: an event's name and its details. */
export type Report = Readonly<Record<string, unknown>> & { event: string };

/** Sends an event, if there's one, and returns all events so far. */
export type SendReport = (report?: Report) => Promise<Report[]>;

/**
 * Opens a page in a browser that nothing is attached to: Chromium renders no pages ahead of time while
 * developer tools are. A script in each document drives the page instead. Links to the next page are rendered
 * ahead at once, without waiting for a pointer.
 *
 * @param root - URL of the built site
 * @param address - address of the page to open
 * @param drive - runs in each document before its own scripts. `report` sends an event, if there's one, and
 *   resolves to all events so far
 * @param last - the event after which the browser is closed
 * @returns all reported events, in order
 * @throws if the last event isn't reported in time
 */
export async function driveBrowser(
  root: string,
  address: string,
  drive: (report: SendReport) => void,
  last: string,
): Promise<Report[]> {
  const reports: Report[] = [];
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    isDone = resolve;
    setTimeout(() => {
      reject(new Error(`No "${last}" after ${JSON.stringify(reports)}.`));
    }, TIMEOUT).unref();
  });
  const server = createServer((request, response) => {
    if (request.url === DRIVER) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${drive.toString()})((event) => (${send.toString()})('${REPORTS}', event))`);
    } else if (request.url === REPORTS) {
      void readText(request).then((text) => {
        if (text !== '') reports.push(JSON.parse(text) as Report);
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(reports));
        if (reports.at(-1)?.event === last) isDone();
      });
    } else {
      void pass(root, request, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const profile = await mkdtemp(path.join(tmpdir(), 'driven-'));
  const { executablePath, args } = await findBrowser();
  const browser = spawn(
    executablePath,
    [...args, '--headless', `--user-data-dir=${profile}`, `http://127.0.0.1:${port}${address}`],
    // A process group of its own, because some systems start Chromium by a script.
    { stdio: 'ignore', detached: true },
  );
  try {
    await done;
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return reports;
}

/** Sends an event, if there's one. Runs in the page. */
function send(address: string, report?: Report): Promise<Report[]> {
  return fetch(address, { method: 'POST', body: JSON.stringify(report) }).then(
    (response) => response.json() as Promise<Report[]>,
  );
}

async function pass(root: string, request: IncomingMessage, response: ServerResponse) {
  const upstream = await fetch(new URL(request.url ?? '/', root), {
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries(upstream.headers);
  delete headers['content-length'];
  delete headers.etag;
  const body = Buffer.from(await upstream.arrayBuffer());
  response.writeHead(upstream.status, headers);
  response.end(headers['content-type']?.startsWith('text/html') ? driven(body.toString()) : body);
}

/** Adds the driver to a document, and renders the next page ahead without waiting for a pointer. */
function driven(html: string): string {
  const rules = SPECULATION_RULES.replace('"eager"', '"immediate"');
  return html
    .replaceAll(SPECULATION_RULES, rules)
    .replaceAll(hashSource(SPECULATION_RULES), hashSource(rules))
    .replace('<head>', `<head><script src="${DRIVER}"></script>`);
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
