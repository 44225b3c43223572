import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './theme/base.css';
import { App } from './app/App';
import { startOffline } from './app/startOffline';
import { startPrefetching } from './app/prefetch';
import { recoverByReload } from './app/recovery';
import { findRoute, type Route } from './app/routes';
import { BASE_PATH, siteAddress } from './app/site';
import { EMOTION_KEY } from './theme/emotionKey';

// An async script from the cache may run before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', boot, { once: true });
} else {
  boot();
}

function boot() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to render into.');
  const address = siteAddress(window.location.pathname);
  const route = findRoute(address);
  if (route.path) showCanonicalAddress(route.path);
  route.page.load().then(
    () => {
      render(root, route);
      startPrefetching();
      startOffline();
    },
    (error: unknown) => {
      if (!recoverByReload(error)) goOnWithoutScripts(root);
    },
  );
}

/** `/about/` and `/about.html` are answered too; the address bar shows the one spelling that links use. */
function showCanonicalAddress(path: string) {
  const { pathname, search, hash } = window.location;
  const canonical = BASE_PATH + path.slice(1);
  if (canonical === pathname) return;
  history.replaceState(history.state, '', canonical + search + hash);
}

function render(root: HTMLElement, route: Route) {
  // Emotion's rules go before the site's own style sheets, so that a class of a CSS module wins over MUI's.
  const cache = createCache({ key: EMOTION_KEY, prepend: true });
  const app = (
    <CacheProvider value={cache}>
      <BrowserRouter basename={BASE_PATH}>
        <App />
      </BrowserRouter>
    </CacheProvider>
  );
  // A host may answer with another page's document (a rewrite of every address to one file): then render afresh.
  if (root.dataset.page === route.id) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** The prerendered page can be read and its links work; only what needs a script is taken off, and said. */
function goOnWithoutScripts(root: HTMLElement) {
  document.documentElement.classList.remove('js');
  // The offline page says itself what is missing.
  if (root.dataset.page === 'offline') return;
  document.getElementById('scripts-failed')?.removeAttribute('hidden');
}
