import { lazyModule } from '../../components/lazyModule';

/** The card's code. */
export const continueCard = lazyModule(
  () => import(/* webpackChunkName: "continue-card" */ './ContinueCard'),
);
