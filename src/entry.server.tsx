import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { brand } from '../.generated/school/brand';
import './theme/fonts.css';
import './theme/base.css';
import { App } from './app/App';
import { documentTitle } from './app/documentHead';
import logo from './school/logo.svg';
import { NAVIGATION } from './site/siteNavigation';
import { HEAD_SCRIPTS } from './app/headScripts';
import { checkNavigation } from './app/checkNavigation';
import { renderToHtml } from './app/renderToHtml';
import { ALL_ROUTES } from './app/allRoutes';
import { findRoute, NOT_FOUND, type Route } from './app/routes';
import { siteAddress } from './site/siteAddress';
import type { LazyModule } from './prerendered/lazyModule';
import { PrerenderContext } from './prerendered/usePrerendered';
import { BASE_PATH, siteHref } from './site/basePath';
import { LAYOUT_DEFERRED } from './layout/layoutDeferred';
import * as offline from './pages/offline';
import type { PageHead } from './pages/PageModule';
import { DIRECTION_OPTIONS } from './theme/direction';
import { ElementDefaults } from './theme/ElementDefaults';
import { EMOTION_KEY } from './theme/emotionKey';
import { dark, light, typefaces } from './school/tokens';

/** A prerendered page and the data its document needs. */
export interface RenderedPage {
  id: string;
  /** Address within the site; `null` for the not-found page and the offline page. */
  path: string | null;
  chunks: readonly string[];
  /**
   * Chunks that the page and the shell load later. Their content is prerendered, so the document needs their
   * styles, but not their scripts.
   */
  deferredChunks: readonly string[];
  /** Addresses of files that the page fetches on demand. */
  deferredFiles: readonly string[];
  /** Data that the document embeds for the page. */
  data?: unknown;
  head: PageHead;
  title: string;
  /** Contents of `#root`. */
  html: string;
  /** MUI's CSS, including the theme variables, and the names of its rules in Emotion's cache. */
  muiStyles: { names: readonly string[]; css: string };
}

/** Brand, logo, colors, typefaces, and inline scripts, which the build writes into documents and files. */
export const site = {
  brand,
  logo,
  colors: { light, dark },
  typefaces,
  headScripts: HEAD_SCRIPTS,
};

/** An address without a route, for rendering the not-found page. */
const UNKNOWN_ADDRESS = '/404';

/**
 * Renders every page in the route table, the offline page, and the not-found page.
 *
 * @returns the pages in the table's order, then the offline page, then the not-found page
 * @throws if a page fails to load or render; a render error names the address and the component. Also if the
 *   navigation leads to a missing page
 */
export async function renderPages(): Promise<RenderedPage[]> {
  checkNavigation(NAVIGATION);
  const pages: RenderedPage[] = [];
  for (const route of ALL_ROUTES) pages.push(await renderRoute(route));
  return [...pages, await renderOfflinePage(), await renderRoute(NOT_FOUND)];
}

/**
 * Renders one page.
 *
 * @param pathname - path of a URL, including the base path
 * @returns the page at that path, or the not-found page if the route table has none
 * @throws in the same cases as `renderPages`
 */
export function renderPage(pathname: string): Promise<RenderedPage> {
  const isWithin = pathname.startsWith(BASE_PATH) || `${pathname}/` === BASE_PATH;
  return renderRoute(isWithin ? findRoute(siteAddress(pathname)) : NOT_FOUND);
}

/** Returns the address and head of every page in the route table, for files that list the whole site. */
export function pageHeads(): Promise<Pick<RenderedPage, 'path' | 'head'>[]> {
  return Promise.all(
    ALL_ROUTES.map(async ({ path, page }) => ({ path, head: (await page.load()).head })),
  );
}

async function renderRoute({ id, path, page }: Route): Promise<RenderedPage> {
  const { head, deferred: pageDeferred = [], files = [], data, isNotFound } = await page.load();
  if (isNotFound && id !== NOT_FOUND.id) return renderRoute(NOT_FOUND);
  const deferred = [...LAYOUT_DEFERRED, ...pageDeferred];
  await Promise.all(deferred.map((module) => module.load()));
  return {
    id,
    path,
    chunks: page.chunks,
    deferredChunks: chunksOf(deferred),
    deferredFiles: files,
    data,
    head,
    title: documentTitle(head),
    ...(await render(path ?? UNKNOWN_ADDRESS)),
  };
}

function chunksOf(modules: readonly LazyModule<unknown>[]): string[] {
  return modules.flatMap(({ chunks }) => chunks);
}

async function renderOfflinePage(): Promise<RenderedPage> {
  return {
    id: 'offline',
    path: null,
    // The offline page has no chunks: if the requested page's code is cached, the browser renders that page
    // instead.
    chunks: [],
    deferredChunks: chunksOf(LAYOUT_DEFERRED),
    deferredFiles: [],
    head: offline.head,
    title: documentTitle(offline.head),
    ...(await render(UNKNOWN_ADDRESS, <offline.Page />)),
  };
}

async function render(
  address: string,
  content?: ReactNode,
): Promise<Pick<RenderedPage, 'html' | 'muiStyles'>> {
  const cache = createCache({ ...DIRECTION_OPTIONS, key: EMOTION_KEY });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const html = await renderToHtml(
    address,
    <CacheProvider value={cache}>
      <PrerenderContext value={true}>
        <StaticRouter basename={BASE_PATH} location={siteHref(address)}>
          <App baseline={<ElementDefaults />}>{content}</App>
        </StaticRouter>
      </PrerenderContext>
    </CacheProvider>,
  );
  const { styles } = emotion.extractCriticalToChunks(html);
  const muiStyles = {
    names: styles.filter(({ key }) => key === EMOTION_KEY).flatMap(({ ids }) => ids),
    css: styles.map(({ css }) => css).join(''),
  };
  return { html, muiStyles };
}
