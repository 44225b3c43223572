import { startTransition, useEffect, useReducer } from 'react';
import type { LazyModule } from '../prerendered/lazyModule';
import type { PageModule } from '../pages/PageModule';
import type { Route } from './routes';

/**
 * Loads a page with its deferred code. After client-side navigation, content that loads late would cause
 * layout shifts.
 *
 * @param page - a route's page
 * @throws the error from a failed import, as a rejection
 */
export async function loadWhole(page: Route['page']): Promise<void> {
  const { deferred = [] } = await page.load();
  await Promise.all(deferred.map((module) => module.load()));
}

/**
 * Reads a page during render, and rerenders once it has loaded. Doesn't use Suspense, because a boundary
 * shows its fallback for at least 300 ms.
 *
 * @param page - a route's page
 * @param isFirst - true if the document was loaded for this page, so its HTML includes the deferred content
 * @returns the page; `null` while it loads
 * @throws the error from the last load, for the nearest error boundary. Rendering must not retry the load, or
 *   a missing chunk would be requested endlessly
 */
export function useWholePage(page: Route['page'], isFirst: boolean): PageModule | null {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const deferred = isFirst ? [] : (page.current?.deferred ?? []);
  const modules: readonly LazyModule<unknown>[] = [page, ...deferred];
  for (const { failure } of modules) if (failure) throw failure;
  const isWhole = modules.every(({ current }) => current !== null);

  useEffect(() => {
    // A transition keeps the site responsive while the page renders.
    const update = () => startTransition(rerender);
    if (!isWhole) loadWhole(page).then(update, update);
  }, [isWhole, page]);

  return isWhole ? page.current : null;
}
