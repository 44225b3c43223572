import type { Route } from '../../src/app/routes';
import { lazyModule } from '../../src/prerendered/lazyModule';
import { PACKAGE_ROUTES } from './packageRoutes';

/** The gallery pages, which only the test build includes. */
export const EXTRA_ROUTES: readonly Route[] = [
  {
    id: 'gallery',
    path: '/gallery',
    page: lazyModule(() => import(/* webpackChunkName: "page-gallery" */ './index')),
  },
  ...PACKAGE_ROUTES,
];
