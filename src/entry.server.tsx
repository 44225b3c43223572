import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import './theme/base.css';
import { App } from './app/App';
import { documentTitle } from './app/documentHead';
import { brand } from './brand/brand';
import { logo } from './brand/logo';
import { NOT_FOUND, ROUTES } from './app/routes';
import { PrerenderContext } from './components/prerendered/usePrerendered';
import { BASE_PATH, siteHref } from './content/basePath';
import { LAYOUT_PARTS } from './layout/parts';
import * as offline from './pages/offline';
import type { PageHead } from './pages/PageModule';
import { EMOTION_KEY } from './theme/emotionKey';
import { MODE_SCRIPT } from './theme/mode';
import { dark, light } from './theme/tokens';

/** A page as the build writes it into a document. */
export interface RenderedPage {
  id: string;
  /** Address within the site; `null` for not-found and the offline page. */
  path: string | null;
  chunks: readonly string[];
  /** Chunks of its parts and the shell's: prerendered, so their styles are needed, but their scripts are fetched by the page itself. */
  partChunks: readonly string[];
  head: PageHead;
  /** The document's title. */
  title: string;
  /** Contents of `#root`. */
  html: string;
  /** MUI's rules, the theme's variables among them, and Emotion's names of the rules. */
  muiStyles: { names: readonly string[]; css: string };
}

/** What the build needs to know of the site beside its pages. */
export const site = {
  brand,
  logo,
  colors: { light, dark },
  modeScript: MODE_SCRIPT,
  /** Of the pages in the navigation. */
  navigationChunks: ROUTES.flatMap(({ chunks, navigationLabel }) =>
    navigationLabel ? chunks : [],
  ),
};

/** An address that no route has; not-found is rendered for it. */
const UNKNOWN_ADDRESS = '/404';

/**
 * Renders every page of the route table, not-found, and what the service worker shows for a page it does not keep.
 *
 * @returns the pages in the table's order, then not-found, then the offline page
 * @throws what a page throws while it is loaded or rendered
 */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  await Promise.all(LAYOUT_PARTS.map(({ module }) => module.load()));
  for (const { id, path, chunks, page } of [...ROUTES, NOT_FOUND]) {
    const { head, parts = [] } = await page.load();
    await Promise.all(parts.map(({ module }) => module.load()));
    pages.push({
      id,
      path,
      chunks,
      partChunks: [...LAYOUT_PARTS, ...parts].flatMap((part) => part.chunks),
      head,
      title: documentTitle(head),
      ...render(path),
    });
  }
  pages.push(renderOfflinePage());
  return pages;
}

function renderOfflinePage(): RenderedPage {
  return {
    id: 'offline',
    path: null,
    // No chunk: the browser renders the page that was asked for, if its code is kept.
    chunks: [],
    partChunks: LAYOUT_PARTS.flatMap((part) => part.chunks),
    head: offline.head,
    title: documentTitle(offline.head),
    ...render(null, <offline.Page />),
  };
}

function render(
  path: string | null,
  content?: ReactNode,
): Pick<RenderedPage, 'html' | 'muiStyles'> {
  const cache = createCache({ key: EMOTION_KEY });
  const emotion = createEmotionServer(cache);
  const address = path ?? UNKNOWN_ADDRESS;
  const html = renderToString(
    <CacheProvider value={cache}>
      <PrerenderContext value={true}>
        <StaticRouter basename={BASE_PATH} location={siteHref(address)}>
          <App>{content}</App>
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
