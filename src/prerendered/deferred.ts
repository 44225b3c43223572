import { lazyModule } from './lazyModule';

/** What gives a visitor's use of HTML to what React renders in its place; wanted with the first stretch that it renders. */
export const takingOver = lazyModule(
  () => import(/* webpackChunkName: "taking-over" */ './carryUse'),
);
