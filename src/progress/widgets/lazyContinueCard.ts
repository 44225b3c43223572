import { lazyModule } from '../../prerendered/lazyModule';

/** The card's code. */
export const continueCard = lazyModule(
  () => import(/* webpackChunkName: "continue-card" */ './ContinueCard'),
);
