import type { Route } from '../../src/app/routes';
import { lazyModule } from '../../src/prerendered/lazyModule';

/** The gallery page, which only the test build includes. */
export const EXTRA_ROUTES: readonly Route[] = [
  {
    id: 'gallery',
    path: '/gallery',
    page: lazyModule(() => import(/* webpackChunkName: "page-gallery" */ './index')),
  },
];
