import type { Route } from '../../src/app/routes';
import { lazyJoin, lazyModule, type LazyModule } from '../../src/prerendered/lazyModule';
import type { OwnPageModule } from '../../src/site/ownPage';

/** Pages that use packages which the site itself doesn't, written like a school's own pages. */
export const PACKAGE_ROUTES: readonly Route[] = [
  packageRoute(
    'data-grid',
    lazyModule(() => import(/* webpackChunkName: "gallery-data-grid" */ './packages/data-grid')),
  ),
  packageRoute(
    'dates',
    lazyModule(() => import(/* webpackChunkName: "gallery-dates" */ './packages/dates')),
  ),
  packageRoute(
    'charts',
    lazyModule(() => import(/* webpackChunkName: "gallery-charts" */ './packages/charts')),
  ),
  packageRoute(
    'tree',
    lazyModule(() => import(/* webpackChunkName: "gallery-tree" */ './packages/tree')),
  ),
  packageRoute(
    'sign-up',
    lazyModule(() => import(/* webpackChunkName: "gallery-sign-up" */ './packages/sign-up')),
  ),
  packageRoute(
    'query',
    lazyModule(() => import(/* webpackChunkName: "gallery-query" */ './packages/query')),
  ),
  packageRoute(
    'motion',
    lazyModule(() => import(/* webpackChunkName: "gallery-motion" */ './packages/motion')),
  ),
];

/** Adapts a page the way `src/app/routes.ts` adapts a school's own pages. */
function packageRoute(name: string, page: LazyModule<OwnPageModule>): Route {
  return {
    id: `gallery-${name}`,
    path: `/gallery/${name}`,
    page: lazyJoin([page], ({ page: head, Page }) => ({ head, Page })),
  };
}
