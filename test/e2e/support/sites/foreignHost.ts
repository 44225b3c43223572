import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignHost {
  url: string;
  /** Paths of the requests that the host received, in order. */
  requests: readonly string[];
  stop: () => void;
}

/**
 * Starts a host on another origin that records and answers every request. Any request that it receives has
 * escaped from the page.
 */
export async function startForeignHost(): Promise<ForeignHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('export {}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests, stop: () => void server.close() };
}
