import { lazyModule } from '../../prerendered/lazyModule';

/** The notice that stored progress could not be read. */
export const setAsideNotice = lazyModule(
  () => import(/* webpackChunkName: "set-aside-notice" */ './SetAsideNotice'),
);

/** How many lessons are done. */
export const completionLine = lazyModule(
  () => import(/* webpackChunkName: "completion-line" */ './CompletionLine'),
);
