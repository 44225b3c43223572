import { lazyModule } from '../../prerendered/lazyModule';

/** News above the header. */
export const announcements = lazyModule(
  () => import(/* webpackChunkName: "announcements" */ './Announcements'),
);
