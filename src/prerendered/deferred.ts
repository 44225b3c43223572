import { lazyModule } from './lazyModule';

/** What carries a visitor's use of HTML over to what React renders in its place; wanted with the first stretch that is. */
export const takingOver = lazyModule(
  () => import(/* webpackChunkName: "taking-over" */ './carryUse'),
);
