import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { clientConfig, serverConfig } from '../../../../webpack.config';
import { SECURITY_HEADERS } from '../../files/hostFiles';
import { buildDir, type BuildSettings } from '../../settings';
import { bundleCache } from '../../webpack/bundleCache';
import { ClientFilesPlugin } from '../../webpack/ClientFilesPlugin';
import { ContentService } from './ContentService';
import { FramePages } from './FramePages';
import { onConnection } from './onConnection';
import { addressOf, formatProblem, seconds, type DevServer, type Print } from './terminal';

/**
 * Excludes a bundle from webpack-dev-server, which would add its live-reload client. The option is missing
 * from the package's types.
 */
const NOT_SERVED = { devServer: false } as object;

/**
 * Starts the development server with prerendered pages. It prerenders pages on request, as the build does,
 * and reloads open pages after a change, so that they match what visitors will get.
 *
 * @param root - project root
 * @param settings - the build's settings
 * @param print - writes to the terminal
 * @returns the server, once it's listening
 */
export async function startPrerenderServer(
  root: string,
  settings: BuildSettings,
  print: Print,
): Promise<DevServer> {
  const folder = buildDir(settings, root, 'dev');
  const content = new ContentService(root);
  content.on('compiled', ({ lessons, milliseconds, written }) => {
    print(`${lessons} lessons compiled in ${seconds(milliseconds)}, ${written} files changed`);
  });
  content.on('problems', (problems) => {
    for (const problem of problems) print(`warning  ${formatProblem(problem)}`);
  });
  // Compiles all lessons now, because the server bundle includes them.
  content.finish();
  await content.complete;

  const frames = new FramePages({ ...settings, outDir: folder });
  const clientFiles = new ClientFilesPlugin();
  const withCache = await bundleCache(settings, root, path.join(folder, 'prerender-cache'));
  const bundles: Configuration[] = [
    clientConfig(settings, false, clientFiles),
    { ...serverConfig(settings, false, folder), ...NOT_SERVED },
  ];
  const compiler = webpack(
    bundles.map((config) => ({ ...withCache(config), stats: 'none' as const })),
  );
  if (!compiler) throw new Error("There's no webpack configuration.");
  let hasErrors = false;
  const { prerenderedDocuments } = await import('./prerenderedDocuments');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 'auto',
      hot: false,
      liveReload: true,
      static: false,
      watchFiles: path.join(root, 'public'),
      headers: { ...SECURITY_HEADERS },
      // Errors replace the page: webpack's overlay needs inline styles, which the CSP blocks.
      client: { overlay: false, logging: 'none' },
      setupMiddlewares: (middlewares, devServer) => [
        ...middlewares,
        prerenderedDocuments({ root, settings, clientFiles, buildDir: folder, frames }, devServer),
      ],
    },
    compiler,
  );
  compiler.hooks.done.tap('prerenderServer', (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    for (const { message } of errors) print(`error  ${message}`);
    hasErrors = errors.length > 0;
    // webpack-dev-server doesn't reload pages after a build with errors.
    if (hasErrors) server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
    else print('Code compiled');
  });
  await server.start();
  // A build can fail after a page has loaded and before it's connected. The error page doesn't connect.
  onConnection(server, (page) => {
    if (hasErrors) server.sendMessage([page], 'static-changed');
  });

  return {
    url: addressOf(server, settings.basePath),
    async stop() {
      content.stop();
      await Promise.all([server.stop(), frames.stop()]);
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}
