import { lazyModule } from '../../../prerendered/lazyModule';

/** Link and QR code for moving progress to another device. Loaded on demand. */
export const moveLink = lazyModule(() => import(/* webpackChunkName: "about-move" */ './MoveLink'));
