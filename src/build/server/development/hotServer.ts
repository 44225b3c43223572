import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer, { type ExpressRequestHandler } from 'webpack-dev-server';
import { clientConfig } from '../../../../webpack.config';
import { DEV_PATH, type Broadcast, type Problem } from '../../../boot/development/devMessages';
import { errorPage } from '../../documents/errorPage';
import { editorHosts } from '../../editor/editorPolicy';
import { headerRules, SECURITY_HEADERS } from '../../files/hostFiles';
import { buildDir, type BuildSettings } from '../../settings';
import { ClientFilesPlugin } from '../../webpack/ClientFilesPlugin';
import { hotConfig } from '../../webpack/developmentConfig';
import { LazyBackend } from '../../webpack/lazyBackend';
import { plainHeaders } from '../servedHeaders';
import { editorFile, isEditorFile } from './editorResponse';
import { bundleProblems } from './bundleProblems';
import { ContentService } from './ContentService';
import { FramePages } from './FramePages';
import { onConnection } from './onConnection';
import { ProblemBoard } from './ProblemBoard';
import { runProofs } from './proofs';
import { RememberedImports } from './RememberedImports';
import { addressOf, seconds, type DevServer, type Print } from './terminal';
import { startTypeCheck } from './typeCheck';

interface ResponseData {
  status?: number;
  /** File extension, which determines the content type. */
  type: string;
  body: string | Buffer;
}

/**
 * Starts the development server with hot module replacement. Pages are rendered in the browser.
 *
 * @param root - project root
 * @param settings - the build's settings
 * @param print - writes to the terminal
 * @param isChecked - true to check types and the lessons' programs in the background
 * @returns the server, once it's listening
 */
export async function startHotServer(
  root: string,
  settings: BuildSettings,
  print: Print,
  isChecked: boolean,
): Promise<DevServer> {
  const { basePath } = settings;
  const folder = buildDir(settings, root, 'dev');
  const content = new ContentService(root);
  const lazy = new LazyBackend();
  const imports = new RememberedImports(path.join(folder, 'imports.json'));
  // Includes the home page's code in the first build, because most sessions start there.
  lazy.activate(imports.of(basePath));
  const frames = new FramePages({ ...settings, outDir: folder });
  const clientFiles = new ClientFilesPlugin();
  const proofs = new AbortController();
  let typeCheck: ReturnType<typeof startTypeCheck> | undefined;
  let reportTypes: (problems: readonly Problem[]) => void = () => undefined;
  /** Resolves after the first type check. */
  const typesChecked = new Promise<void>((resolve) => {
    reportTypes = (problems) => {
      board.set('types', problems);
      resolve();
    };
  });
  let isFirst = true;
  /** Slugs of all lessons that have changed since the start. */
  const changedLessons = new Set<string>();

  const client = clientConfig(settings, false, clientFiles);
  const compiler = webpack(
    await hotConfig(client, { root, settings, contentReady: content.usable, lazy }),
  );
  if (!compiler) throw new Error("There's no webpack configuration.");
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 'auto',
      hot: true,
      liveReload: true,
      static: false,
      watchFiles: path.join(root, 'public'),
      headers: { ...SECURITY_HEADERS },
      client: {
        // The site has its own overlay, which works without inline styles.
        overlay: false,
        logging: 'none',
        webSocketTransport: path.join(root, 'src/boot/development/transport.ts'),
      },
      setupMiddlewares: (middlewares) => [...middlewares, handleRequest],
    },
    compiler,
  );
  const broadcast: Broadcast = (type, data) => {
    server.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  };
  const board = new ProblemBoard(broadcast, print);
  // Imported only now because the module reads the compiled content.
  const documents = content.usable
    .then(() => import('./clientDocuments'))
    .then(({ clientDocuments }) => clientDocuments(root, settings, clientFiles));
  documents.catch((error: unknown) => print(String(error)));

  content.on('compiled', ({ lessons, milliseconds, written }) => {
    print(`${lessons} lessons compiled in ${seconds(milliseconds)}, ${written} files changed`);
    if (written > 0) void documents.then(({ invalidate }) => invalidate());
  });
  content.on('lessons', (slugs) => {
    for (const slug of slugs) changedLessons.add(slug);
    broadcast('site-lessons', slugs);
  });
  content.on('problems', (problems) => board.set('lessons', problems));
  content.on('complete', () => {
    if (!isChecked) return;
    // On two cores, the programs of many lessons would delay the type check by more than a minute.
    typesChecked
      .then(() => runProofs(root, proofs.signal))
      .then(
        (problems) => board.set('programs', problems),
        () => undefined,
      );
  });
  compiler.hooks.done.tap('hotServer', (stats) => {
    board.set('bundle', bundleProblems(stats, root));
    printBuild(stats);
  });

  await server.start();
  onConnection(server, (page) => {
    server.sendMessage([page], 'site-problems', board.current);
    // A lesson can change after the page has fetched it and before the page is connected.
    server.sendMessage([page], 'site-lessons', [...changedLessons]);
  });
  return { url: addressOf(server, basePath), stop };

  function printBuild(stats: Stats) {
    const { startTime = 0, endTime = 0 } = stats;
    if (!stats.hasErrors()) print(`Code compiled in ${seconds(endTime - startTime)}`);
  }

  async function stop() {
    proofs.abort();
    content.stop();
    await Promise.all([
      server.stop(),
      frames.stop(),
      new Promise<void>((resolve) => (typeCheck ? typeCheck.close(() => resolve()) : resolve())),
    ]);
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }

  /**
   * Starts background work that can wait until the first page has loaded: type checks, highlighting, figures
   * and lesson checks.
   */
  function afterFirstPage() {
    if (!isFirst) return;
    isFirst = false;
    content.finish();
    if (!isChecked) return;
    typeCheck = startTypeCheck(root, reportTypes);
  }

  function handleRequest(...[request, response, next]: Parameters<ExpressRequestHandler>) {
    const { method, path: pathname } = request;
    const file = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : null;
    if (method === 'POST' && file === `${DEV_PATH}compile`) {
      const key = new URL(request.originalUrl, 'http://site').searchParams.get('module') ?? '';
      imports.add(pathOf(request.headers.referer), key);
      lazy.activate([key]);
      response.status(204).end();
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      next();
      return;
    }
    void makeResponse(file, pathname)
      .catch((error: unknown): ResponseData => {
        const text = error instanceof Error ? error.message : String(error);
        print(`${pathname}: ${text}`);
        return { status: 500, type: '.html', body: errorPage(text) };
      })
      .then(async ({ status = 200, type, body }) => {
        const allowed = await documents
          .then(({ allowedOrigins }) => allowedOrigins())
          .catch((): never[] => []);
        const headers = plainHeaders(
          headerRules(settings, allowed, [], isEditorFile(file) ? editorHosts() : undefined),
          file === null ? basePath : pathname,
        );
        response.status(status).set(headers).type(type).send(body);
      });
  }

  async function makeResponse(file: string | null, pathname: string): Promise<ResponseData> {
    if (isEditorFile(file)) return editorFile(root, basePath, file);
    const slug = /^__dev\/lessons\/([\w-]+)\.json$/.exec(file ?? '')?.[1];
    if (slug) return { type: '.json', body: await content.lesson(slug) };
    const frame = file && (await frames.read(file));
    if (frame) return { type: '.html', body: frame };
    const generated = file && path.extname(file) && (await (await documents).generatedFile(file));
    if (generated) return { type: path.extname(file), body: generated };

    lazy.activate(imports.of(pathname));
    await buildFinished();
    const { errors } = board.current;
    if (clientFiles.all.length === 0 && errors.length > 0) {
      const texts = errors.map(({ file, line = 1, reason }) => `${file}:${line}\n${reason}`);
      return { status: 500, type: '.html', body: errorPage(texts.join('\n\n')) };
    }
    const { status, html } = await (await documents).document(pathname);
    setTimeout(afterFirstPage, FIRST_PAGE_TIME);
    return { status, type: '.html', body: html };
  }

  function buildFinished(): Promise<void> {
    return new Promise((resolve) => {
      server.middleware?.waitUntilValid(() => resolve());
    });
  }
}

/** Time for the browser to load the first page before background work starts, in ms. */
const FIRST_PAGE_TIME = 3000;

function pathOf(referer: string | undefined): string {
  return referer ? new URL(referer).pathname : '/';
}
