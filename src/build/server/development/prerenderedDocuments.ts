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

/** What a document is made of in development. */
export interface PrerenderedSite {
  /** The project's folder. */
  root: string;
  settings: BuildSettings;
  clientFiles: ClientFiles;
  /** Folder of the bundle that renders the pages, which is no part of the site. */
  buildDir: string;
  frames: FramePages;
}

/** An answer to a request. */
interface Answer {
  status: number;
  /** File extension that stands for its type. */
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/**
 * Answers what the client's files do not: every address of the route table with its prerendered document, the files that
 * speak of the whole site, and every other address with not-found. Requests wait until all bundles are up to date.
 *
 * @param site - what the documents are made of
 * @param server - the development server
 * @returns the middleware; where the build or a page fails it answers with the error
 */
export function prerenderedDocuments(
  site: PrerenderedSite,
  server: DevServer,
): ExpressRequestHandler {
  const loadFor = bundleLoader(path.join(site.buildDir, 'server.cjs'));
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    void upToDate(server)
      .then((stats) =>
        stats.hasErrors()
          ? failure(stats.toString({ preset: 'errors-only', colors: false }))
          : loadFor(stats).then((bundle) => answer(request.path, site, server, bundle)),
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

function failure(message: string): Answer {
  return { status: 500, type: '.html', body: errorPage(message) };
}

async function answer(
  pathname: string,
  devSite: PrerenderedSite,
  server: DevServer,
  { pageHeads, renderPage, site }: typeof ServerBundle,
): Promise<Answer> {
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

/** @returns a function that loads the bundle anew after each build */
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

function upToDate({ middleware }: DevServer): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    middleware?.waitUntilValid((stats) => {
      if (stats) resolve(stats);
      else reject(new Error('The build finished without a result.'));
    });
  });
}

/** The client's files are kept in memory. */
function readOutput({ middleware }: DevServer, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    middleware?.context.outputFileSystem.readFile?.(file, (error, contents) => {
      if (error) reject(error);
      else resolve(String(contents));
    });
  });
}
