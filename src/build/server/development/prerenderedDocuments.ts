import path from 'node:path';
import type { MultiStats, Stats } from 'webpack';
import type DevServer from 'webpack-dev-server';
import type { ExpressRequestHandler } from 'webpack-dev-server';
import type * as ServerBundle from '../../../entry.server';
import type { ClientFiles } from '../../webpack/ClientFilesPlugin';
import { errorPage } from '../../documents/errorPage';
import { headerRules } from '../../files/hostFiles';
import { generatedFiles } from '../../generatedFiles';
import { pageDocument } from '../../documents/pageDocument';
import type { BuildSettings } from '../../settings';
import { readTemplate } from '../../documents/template';
import { loadServerBundle } from '../loadServerBundle';
import { plainHeaders } from '../servedHeaders';
import type { FramePages } from './FramePages';

export interface PrerenderedSite {
  /** Project root. */
  root: string;
  settings: BuildSettings;
  clientFiles: ClientFiles;
  /** Folder with the server bundle, which renders the pages. */
  buildDir: string;
  frames: FramePages;
}

interface ResponseData {
  status: number;
  /** File extension, which determines the content type. */
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/**
 * Creates the middleware for requests that don't match a file of the client bundle. It serves prerendered
 * pages, the generated site-wide files and, for all other addresses, the not-found page. Requests wait until
 * all bundles are up to date.
 *
 * @param site - everything needed to create documents
 * @param server - the development server
 * @returns the middleware; it responds with an error page if the build or a page fails
 */
export function prerenderedDocuments(
  site: PrerenderedSite,
  server: DevServer,
): ExpressRequestHandler {
  const loadBundle = bundleLoader(path.join(site.buildDir, 'server.cjs'));
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    void buildFinished(server)
      .then((stats) =>
        stats.hasErrors()
          ? failure(stats.toString({ preset: 'errors-only', colors: false }))
          : loadBundle(stats).then((bundle) => makeResponse(request.path, site, server, bundle)),
      )
      .catch((error: unknown) => {
        console.error(error);
        return failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
      })
      .then(({ status, type, body, headers = {} }) =>
        response.status(status).set(headers).type(type).send(body),
      );
  };
}

function failure(message: string): ResponseData {
  return { status: 500, type: '.html', body: errorPage(message) };
}

async function makeResponse(
  pathname: string,
  devSite: PrerenderedSite,
  server: DevServer,
  { pageHeads, renderPage, site }: typeof ServerBundle,
): Promise<ResponseData> {
  const { root, settings, clientFiles, frames } = devSite;
  const { basePath, outDir } = settings;
  const pages = await pageHeads();
  const file = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
  const headers = plainHeaders(
    headerRules(settings, site.brand.allowedOrigins),
    pathname.startsWith(basePath) ? pathname : basePath,
  );
  const frame = await frames.read(file);
  if (frame !== null) return { status: 200, headers, type: '.html', body: frame };
  const make = generatedFiles({ site, settings, pages }).get(file);
  if (make) return { status: 200, headers, type: path.extname(file), body: await make() };

  const page = await renderPage(pathname);
  const body = await pageDocument({
    page,
    pages,
    site,
    settings,
    template: await readTemplate(root),
    clientFiles,
    readStyle: (style) => readOutput(server, path.join(outDir, style)),
  });
  return { status: page.path === null ? 404 : 200, headers, type: '.html', body };
}

/** Returns a function that loads the server bundle once per build. */
function bundleLoader(file: string): (stats: Stats | MultiStats) => Promise<typeof ServerBundle> {
  let loadedFor: Stats | MultiStats | undefined;
  let bundle: Promise<typeof ServerBundle>;
  return (stats) => {
    if (loadedFor !== stats) {
      loadedFor = stats;
      bundle = loadServerBundle(file);
    }
    return bundle;
  };
}

function buildFinished({ middleware }: DevServer): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    middleware?.waitUntilValid((stats) => {
      if (stats) resolve(stats);
      else reject(new Error('The build finished without a result.'));
    });
  });
}

/** Reads a client file from webpack's in-memory file system. */
function readOutput({ middleware }: DevServer, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    middleware?.context.outputFileSystem.readFile?.(file, (error, contents) => {
      if (error) reject(error);
      else resolve(String(contents));
    });
  });
}
