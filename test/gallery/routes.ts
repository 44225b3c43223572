import type { Route } from '../../src/app/routes';
import { lazyModule } from '../../src/prerendered/lazyModule';

/** The gallery's page; in the build that tests make of it, and in no other. */
export const EXTRA_ROUTES: readonly Route[] = [
  {
    id: 'gallery',
    path: '/gallery',
    page: lazyModule(() => import(/* webpackChunkName: "page-gallery" */ './index')),
  },
];
