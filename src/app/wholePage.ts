import { startTransition, useEffect, useReducer } from 'react';
import type { LazyModule } from '../prerendered/lazyModule';
import type { PageModule } from '../pages/PageModule';
import type { Route } from './routes';

/**
 * Fetches a page with its deferred code, which a first visit leaves for later: on a page that the router opens it would come
 * in late and push.
 *
 * @param page - a route's page
 * @throws what an import threw, as a rejection
 */
export async function loadWhole(page: Route['page']): Promise<void> {
  const { deferred = [] } = await page.load();
  await Promise.all(deferred.map((module) => module.load()));
}

/**
 * Reads a page in a render, and renders anew when it is there. Without Suspense: a boundary that has shown its fallback
 * keeps it for 300 ms, however soon the page comes.
 *
 * @param page - a route's page
 * @param isFirst - whether the document brought it; what is deferred is in its HTML
 * @returns the page; `null` while some of its code is on its way
 * @throws what the last fetch threw, to the nearest error boundary: a render must not start it over, or a lost chunk
 *   would be asked for without end
 */
export function useWholePage(page: Route['page'], isFirst: boolean): PageModule | null {
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  const deferred = isFirst ? [] : (page.current?.deferred ?? []);
  const modules: readonly LazyModule<unknown>[] = [page, ...deferred];
  for (const { failure } of modules) if (failure) throw failure;
  const isWhole = modules.every(({ current }) => current !== null);

  useEffect(() => {
    // In a transition, so that the browser answers the visitor while the page is rendered.
    const follow = () => startTransition(renderAnew);
    if (!isWhole) loadWhole(page).then(follow, follow);
  }, [isWhole, page]);

  return isWhole ? page.current : null;
}
