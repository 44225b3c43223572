import { lazyModule } from '../../prerendered/lazyModule';

/** What runs finished projects, and their code: fetched once a visitor asks for a run. */
export const projectRun = lazyModule(
  () => import(/* webpackChunkName: "project-run" */ './ProjectRun'),
);
