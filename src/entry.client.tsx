import './theme/fonts.css';
import './theme/base.css';
import { startOffline } from './boot/startOffline';
import { startPrefetching } from './boot/prefetch';
import { recoverByReload } from './app/recovery';
import { findRoute, type Route } from './app/routes';
import { siteAddress } from './site/siteAddress';
import { showScriptsFailed } from './prerendered/scriptsFailed';
import { siteHref } from './site/basePath';

/** What the app is made of: large pieces, those that others build on first. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './theme/prerenderedStyles'),
  () => import(/* webpackMode: "eager" */ './theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/siteTheme'),
  () => import(/* webpackMode: "eager" */ './layout/ThemeSwitch'),
  () => import(/* webpackMode: "eager" */ './layout/Header'),
] as const;

// They are only evaluated here: after a change in development, those that use them render again.
import.meta.webpackHot?.accept(['./theme/prerenderedStyles', './theme/theme', './app/siteTheme']);

// An async script from the cache may run before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', boot, { once: true });
} else {
  boot();
}

function boot() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to render into.');
  window.isBooted = true;
  const address = siteAddress(window.location.pathname);
  const route = findRoute(address);
  if (route.path) showCanonicalAddress(route.path);
  // At an address without a page it stays: rendered afresh it would say that the page doesn't exist.
  if (root.dataset.page === 'offline' && !route.path) {
    fallBackToStaticHtml(root);
    return;
  }
  evaluateInSteps(route.page).then(
    ({ start }) => {
      start(root);
      startPrefetching();
      startOffline();
    },
    (error: unknown) => {
      if (!recoverByReload(error)) fallBackToStaticHtml(root);
    },
  );
}

/**
 * Evaluates the code that has loaded with this script, a piece in a task of its own: all at once would keep a slow
 * phone from answering for a quarter of a second.
 *
 * @throws what the page's chunk fails with, as a rejection
 */
async function evaluateInSteps(page: Route['page']) {
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
  await nextTask();
  const start = await import(/* webpackMode: "eager" */ './boot/start');
  await nextTask();
  await page.load();
  return start;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** `/about/` and `/about.html` are answered too; the address bar shows the one spelling that links use. */
function showCanonicalAddress(path: string) {
  const { pathname, search, hash } = window.location;
  const canonical = siteHref(path);
  if (canonical === pathname) return;
  history.replaceState(history.state, '', canonical + search + hash);
}

/** Shows the prerendered page without scripts: its links work, controls that need a script are hidden, and a notice says so. */
function fallBackToStaticHtml(root: HTMLElement) {
  document.documentElement.classList.remove('js');
  // The offline page says itself what is missing.
  if (root.dataset.page === 'offline') return;
  showScriptsFailed();
}
