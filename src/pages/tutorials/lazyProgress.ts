import { lazyModule } from '../../prerendered/lazyModule';

/** The reader's progress in the list. New visitors don't load it. */
export const readerProgress = lazyModule(
  () => import(/* webpackChunkName: "tutorials-progress" */ './readerProgress'),
);
