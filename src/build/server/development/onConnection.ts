import type { EventEmitter } from 'node:events';
import type WebpackDevServer from 'webpack-dev-server';

/** An open page's WebSocket connection. */
export type OpenPage = NonNullable<WebpackDevServer['webSocketServer']>['clients'][number];

/**
 * Calls `listener` with each page that connects from now on.
 *
 * @param server - a running server
 * @param listener - can send the page what it missed between its request and its connection
 */
export function onConnection(server: WebpackDevServer, listener: (page: OpenPage) => void): void {
  // The package's types describe the WebSocket server only as an object.
  (server.webSocketServer?.implementation as EventEmitter).on('connection', listener);
}
