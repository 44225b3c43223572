import { lazyModule } from '../../prerendered/lazyModule';

/** The link and the code that move progress to another device; only for those who ask. */
export const moveLink = lazyModule(() => import(/* webpackChunkName: "about-move" */ './MoveLink'));
