import './theme/fonts.css';
import './theme/base.css';
import { startOffline } from './boot/startOffline';
import { startPrefetching } from './boot/prefetch';
import { checkExpectation } from './app/prerenderedLinks';
import { recoverByReload } from './app/recovery';
import { findRoute, type Route } from './app/routes';
import { siteAddress } from './site/siteAddress';
import { showScriptsFailed } from './prerendered/scriptsFailed';
import { siteHref } from './site/basePath';
import { whenShown } from './site/whenShown';

/** The app's largest modules, dependencies first. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './theme/prerenderedStyles'),
  () => import(/* webpackMode: "eager" */ './theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/siteTheme'),
  () => import(/* webpackMode: "eager" */ './layout/ThemeSwitch'),
  () => import(/* webpackMode: "eager" */ './layout/header/Header'),
] as const;

// Lets webpack replace these modules without reloading the page. This file only evaluates them, so it has
// nothing to update; the files that use them apply the changes.
import.meta.webpackHot?.accept(['./theme/prerenderedStyles', './theme/theme', './app/siteTheme']);

// A cached async script can run before the document is parsed.
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
  // Links that pages are rendered ahead for have canonical addresses.
  if (route.path && !document.prerendering) showCanonicalAddress(route.path);
  // Keeps showing the offline page at unknown addresses. Rendering would replace it with the not-found page.
  if (root.dataset.page === 'offline' && !route.path) {
    fallBackToStaticHtml(root);
    return;
  }
  evaluateInSteps(route.page).then(
    async ({ start }) => {
      await whenShown();
      checkExpectation();
      start(root);
      startPrefetching();
      startOffline();
    },
    async (error: unknown) => {
      // The reload guard isn't stored until the page opens, so a page that's rendered ahead would reload endlessly.
      await whenShown();
      if (!recoverByReload(error)) fallBackToStaticHtml(root);
    },
  );
}

/**
 * Evaluates the app's modules in separate tasks. A single task would block a slow phone for about 250 ms.
 *
 * @returns the module that starts the app
 * @throws if the page's chunk fails to load
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

/** Replaces variants such as `/about/` or `/about.html` in the address bar with the canonical address. */
function showCanonicalAddress(path: string) {
  const { pathname, search, hash } = window.location;
  const canonical = siteHref(path);
  if (canonical === pathname) return;
  history.replaceState(history.state, '', canonical + search + hash);
}

/** Shows the prerendered page as if JavaScript were off: hides controls that need it, and shows a notice. */
function fallBackToStaticHtml(root: HTMLElement) {
  document.documentElement.classList.remove('js');
  // No notice on the offline page, because its text already explains what doesn't work.
  if (root.dataset.page === 'offline') return;
  showScriptsFailed();
}
