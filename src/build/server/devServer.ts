import path from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { SECURITY_HEADERS } from '../files/hostFiles';
import { devDocuments, type DevSite } from './devDocuments';

/**
 * Webpack's development server for this site: every address is answered as the built site answers it, and open pages are
 * loaded anew when something has changed. Modules are not exchanged in a running page: the page would no longer be the
 * one that visitors get.
 *
 * @param site - what the documents are made of
 * @returns its configuration
 */
export function devServerConfig(site: DevSite): Configuration {
  return {
    host: '127.0.0.1',
    port: 'auto',
    hot: false,
    liveReload: true,
    static: false,
    watchFiles: path.join(site.root, 'public'),
    headers: { ...SECURITY_HEADERS },
    // The page itself shows errors: an overlay would need inline styles.
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, server) {
      server.compiler.hooks.done.tap('devServer', (stats) => {
        // By itself an open page is loaded anew only after a build without errors.
        const clients = server.webSocketServer?.clients ?? [];
        if (stats.hasErrors()) server.sendMessage(clients, 'static-changed');
      });
      return [...middlewares, devDocuments(site, server)];
    },
  };
}
