import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignHost {
  url: string;
  /** What it was asked for, in order. */
  asked: readonly string[];
  stop: () => void;
}

/** Starts a host that is not the site's and answers everybody: what reaches it has left the page. */
export async function startForeignHost(): Promise<ForeignHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('export {}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked, stop: () => void server.close() };
}
