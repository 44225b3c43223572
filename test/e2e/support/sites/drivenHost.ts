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
import { drivePage, sendReport, type PageSteps, type Report } from './drivenPage';

const DRIVER = '/driver.js';
const REPORTS = '/driver/reports';

export interface DrivenOptions<A> extends PageSteps<A> {
  /** URL of the built site. */
  root: string;
  /** Address of the first page. */
  address: string;
  args: A;
  /** Storage entries to begin with. */
  stored?: Readonly<Record<string, string>>;
  /** Deploys a new version. */
  deploy?: () => void;
  /** True to use a browser with a back/forward cache. */
  hasWindows?: boolean;
}

export interface DrivenBrowser {
  /** All reports so far, in order. */
  reports: readonly Report[];
  /** @returns the last report of an event so far */
  last: (event: string) => Report | undefined;
  close: () => Promise<void>;
}

/**
 * Opens a page in a browser that nothing is attached to: Chromium renders no pages ahead of time while
 * developer tools are. A script in each document drives the page instead. Links to the page `ahead` are rendered
 * ahead at once, without waiting for a pointer, if the site's own rules apply to them.
 *
 * @returns the browser, and what its pages report
 */
export async function driveBrowser<A>(options: DrivenOptions<A>): Promise<DrivenBrowser> {
  const reports: Report[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    if (request.url === DRIVER) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(driverScript(options));
    } else if (request.url === REPORTS) {
      void readText(request).then((text) => {
        const report = text === '' ? undefined : (JSON.parse(text) as Report);
        if (report?.['action'] === 'deploy') options.deploy?.();
        else if (report?.event === 'host') isDown = report['action'] === 'down';
        if (report) reports.push(report);
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(reports));
      });
    } else if (isDown) {
      response.destroy();
    } else {
      pass(options, request, response).catch(() => response.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const profile = await mkdtemp(path.join(tmpdir(), 'driven-'));
  const { executablePath, args } = await findBrowser({ hasWindows: options.hasWindows ?? false });
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${port}${options.address}`,
    ],
    // A process group of its own, because some systems start Chromium by a script.
    { stdio: 'ignore', detached: true },
  );
  return {
    reports,
    last: (event) => reports.findLast((report) => report.event === event),
    close: async () => {
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      server.close();
      server.closeAllConnections();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the script of each document. It fills the storage, and then drives the page. */
function driverScript<A>({ stored = {}, args, ...steps }: DrivenOptions<A>): string {
  const source = Object.entries(steps).map(
    ([name, step]) =>
      `${name}: ${typeof step === 'function' ? step.toString() : JSON.stringify(step)}`,
  );
  return `if (!document.prerendering && localStorage.length === 0) {
  Object.assign(localStorage, ${JSON.stringify(stored)});
}
(${drivePage.toString()})(
  (event) => (${sendReport.toString()})('${REPORTS}', event),
  { ${source.join(', ')} },
  ${JSON.stringify(args)},
)`;
}

async function pass<A>(
  { root, ahead }: DrivenOptions<A>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const upstream = await fetch(new URL(request.url ?? '/', root), {
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries(upstream.headers);
  delete headers['content-length'];
  delete headers.etag;
  const body = Buffer.from(await upstream.arrayBuffer());
  response.writeHead(upstream.status, headers);
  const isPage = headers['content-type']?.startsWith('text/html');
  response.end(isPage ? driven(body.toString(), ahead) : body);
}

/** Adds the driver to a document, and renders a page ahead without waiting for a pointer. */
function driven(html: string, ahead: string): string {
  const rules = immediateRules(ahead);
  return html
    .replaceAll(SPECULATION_RULES, rules)
    .replaceAll(hashSource(SPECULATION_RULES), hashSource(rules))
    .replace('<head>', `<head><script src="${DRIVER}"></script>`);
}

/** Returns the site's rules, only for links to `ahead`. */
function immediateRules(ahead: string): string {
  const { prerender } = JSON.parse(SPECULATION_RULES) as {
    prerender: { where: { and: object[] } }[];
  };
  return JSON.stringify({
    prerender: prerender.map(({ where }) => ({
      where: { and: [...where.and, { href_matches: ahead }] },
      eagerness: 'immediate',
    })),
  });
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
