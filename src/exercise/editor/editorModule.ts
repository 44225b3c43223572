import { lazyModule } from '../../prerendered/lazyModule';

/** The code editor and its highlighting, in a separate chunk. */
export const editorModule = lazyModule(
  () => import(/* webpackChunkName: "code-editor" */ './editorCode'),
);
