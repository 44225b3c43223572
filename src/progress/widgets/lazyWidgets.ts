import { lazyModule } from '../../prerendered/lazyModule';

/** Lazy chunk with `SetAsideNotice`. */
export const setAsideNotice = lazyModule(
  () => import(/* webpackChunkName: "set-aside-notice" */ './SetAsideNotice'),
);

/** Lazy chunk with `CompletionLine`. */
export const completionLine = lazyModule(
  () => import(/* webpackChunkName: "completion-line" */ './CompletionLine'),
);
